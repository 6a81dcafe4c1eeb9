import type { GuideDraft } from '../../../shared/guides/editing/editing-schemas.ts'
import { editedFields, type EditedField } from '../../../shared/guides/fields/guide-fields.ts'
import { findCommonSubsequence, splitBlocks } from '../text/index.ts'

interface ComparedBlock {
  state: 'same' | 'added' | 'removed'
  text: string
}

/**
 * Returns the fields in which two versions differ, each with its unchanged, added and removed blocks. Most fields have a single
 * block.
 */
export function compareVersions(before: GuideDraft, after: GuideDraft) {
  return editedFields.flatMap((field) => {
    const blocks = compareBlocks(blocksOf(before, field), blocksOf(after, field))
    return blocks.every(({ state }) => state === 'same') ? [] : [{ field, blocks }]
  })
}

/** Returns the number of added and removed blocks of each field. */
export function summarizeDifferences(differences: ReturnType<typeof compareVersions>) {
  return differences.map(({ field, blocks }) => ({
    field,
    added: blocks.filter(({ state }) => state === 'added').length,
    removed: blocks.filter(({ state }) => state === 'removed').length,
  }))
}

function blocksOf(guide: GuideDraft, field: EditedField): string[] {
  switch (field) {
    case 'contentEn':
    case 'contentJa':
    case 'contentTh':
      return splitBlocks(guide[field]).map(({ text }) => text)
    case 'tags':
      return guide.tags
    case 'metadata':
      return Object.entries(guide.metadata).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    case 'referenceVideos':
      return guide.referenceVideos.map(({ videoId, title, language, channelTitle }) =>
        [videoId, title, language, channelTitle].join(', '),
      )
    default:
      // The value is null, or undefined in a version older than the field.
      return [guide[field] ?? ''].map(String).filter((text) => text !== '')
  }
}

/** Compares two lists of blocks. Only the part between their common start and end needs a longest common subsequence. */
function compareBlocks(before: readonly string[], after: readonly string[]): ComparedBlock[] {
  const start = countSame(before, after)
  const end = countSame(before.slice(start).toReversed(), after.slice(start).toReversed())
  return [
    ...mark('same', after.slice(0, start)),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...mark('same', after.slice(after.length - end)),
  ]
}

function countSame(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((text, place) => text !== other[place])
  return differs === -1 ? one.length : differs
}

const mark = (state: ComparedBlock['state'], texts: readonly string[]) =>
  texts.map((text): ComparedBlock => ({ state, text }))

/** Returns the blocks of both lists in order. Texts that are too large to compare are shown as replaced. */
function compareMiddle(before: readonly string[], after: readonly string[]): ComparedBlock[] {
  const ends = [...findCommonSubsequence(before, after), [before.length, after.length] as const]
  let [i, j] = [0, 0]
  return ends.flatMap(([atBefore, atAfter]) => {
    const [removed, added] = [before.slice(i, atBefore), after.slice(j, atAfter)]
    ;[i, j] = [atBefore + 1, atAfter + 1]
    return [...mark('removed', removed), ...mark('added', added), ...mark('same', after.slice(atAfter, j))]
  })
}
