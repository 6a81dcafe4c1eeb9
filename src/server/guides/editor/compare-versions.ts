import type { GuideDraft } from '../../../shared/guides/editing/editing-schemas.ts'
import { editedFields, type EditedField } from '../../../shared/guides/fields/guide-fields.ts'
import { splitBlocks } from '../text/index.ts'

interface ComparedBlock {
  state: 'same' | 'added' | 'removed'
  text: string
}

export interface FieldDifference {
  field: EditedField
  /** Blocks of the text. The value of any other field is one block. */
  blocks: ComparedBlock[]
}

/** Maximum number of compared block pairs. A larger text is shown as replaced, because comparing it would block the process. */
const maxPairs = 1_000_000

/** Returns the fields in which two versions differ, each with its unchanged, added and removed blocks. */
export function compareVersions(before: GuideDraft, after: GuideDraft): FieldDifference[] {
  return editedFields.flatMap((field) => {
    const blocks = compareBlocks(blocksOf(before, field), blocksOf(after, field))
    return blocks.every(({ state }) => state === 'same') ? [] : [{ field, blocks }]
  })
}

/** Returns the number of added and removed blocks of each field. */
export function summarizeDifferences(differences: readonly FieldDifference[]) {
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

function compareMiddle(before: readonly string[], after: readonly string[]): ComparedBlock[] {
  if (before.length * after.length > maxPairs) return [...mark('removed', before), ...mark('added', after)]
  const width = after.length + 1
  // Holds, for each pair of positions, the length of the longest common subsequence of both remainders.
  const common = new Uint32Array((before.length + 1) * width)
  const commonAt = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j] ? 1 + commonAt(i + 1, j + 1) : Math.max(commonAt(i + 1, j), commonAt(i, j + 1))
  }
  const blocks: ComparedBlock[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [gone, come] = [before.slice(i, i + 1), after.slice(j, j + 1)]
    if (gone.length > 0 && gone[0] === come[0]) {
      blocks.push(...mark('same', come))
      i += 1
      j += 1
    } else if (come.length === 0 || (gone.length > 0 && commonAt(i + 1, j) >= commonAt(i, j + 1))) {
      blocks.push(...mark('removed', gone))
      i += 1
    } else {
      blocks.push(...mark('added', come))
      j += 1
    }
  }
  return blocks
}
