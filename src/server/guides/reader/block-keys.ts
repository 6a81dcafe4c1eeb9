import { blockKeyLength } from '../../../shared/progress/places.ts'
import { hashBlock, type Block } from '../text/index.ts'

/** B21.93: names the blocks of a text by what they say, so that a place in it survives edits elsewhere. */
export function keysOf(blocks: readonly Block[]): string[] {
  const times = new Map<string, number>()
  return blocks.map(({ text }) => {
    const time = times.get(text) ?? 0
    times.set(text, time + 1)
    return hashBlock(time === 0 ? text : `${text} ${time}`).slice(0, blockKeyLength)
  })
}

/** For each block of a translation, the keys of the English blocks that it stands for, separated by spaces. */
export function keysOfTranslated(
  keys: readonly string[],
  rows: readonly { english: number[]; translated: number[] }[],
): string[] {
  const own: string[] = []
  for (const { english, translated } of rows) {
    const last = translated.length - 1
    for (const [index, place] of translated.entries())
      own[place] = english
        .slice(index, index === last ? undefined : index + 1)
        .map((each) => keys[each])
        .join(' ')
  }
  return own
}
