import { blockKeyLength } from '../../../shared/progress/places.ts'
import { hashDistinctTexts, type Block } from '../text/index.ts'

/** Returns a distinct key for each block, derived from its text, so that reading places survive edits of other blocks (B21.93). */
export const createBlockKeys = (blocks: readonly Block[]) =>
  hashDistinctTexts(blocks.map(({ text }) => text)).map((hash) => hash.slice(0, blockKeyLength))

/** Returns, for each block of a translation, the keys of the English blocks that it translates, separated by spaces. */
export function createTranslatedBlockKeys(
  keys: readonly string[],
  rows: readonly { english: number[]; translated: number[] }[],
): string[] {
  const own: string[] = []
  for (const { english, translated } of rows)
    for (const place of translated) own[place] = english.map((each) => keys[each]).join(' ')
  return own
}
