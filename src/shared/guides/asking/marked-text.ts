import { foldLatin } from '../fold-text.ts'
import { foldWords } from '../search-words.ts'

/** A text that is folded and replaced piece by piece, and still knows where each character stood as it was typed. */
export interface MarkedText {
  readonly text: () => string
  /** Replaces what matches, by a space unless the reader returns something else. */
  readonly take: (form: RegExp, read: (found: Found) => string | undefined) => void
  /** Where a word of the text as it is now was typed; undefined where the text has another spelling of it. */
  readonly find: (word: string) => Part | undefined
  /** What was typed, without the characters that the part of it covers. */
  readonly without: (part: Part) => string
}

export interface Found {
  said: string
  groups: Readonly<Record<string, string | undefined>>
  part: Part
}

/** From one index of the typed text up to another. */
export type Part = readonly [start: number, end: number]

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

export function markText(typed: string): MarkedText {
  let text = ''
  let parts: Part[] = []
  for (const { segment, index } of graphemes.segment(typed)) {
    const folded = foldLatin(segment)
    text += folded
    for (let added = 0; added < folded.length; added++) parts.push([index, index + segment.length])
  }

  function take(form: RegExp, read: (found: Found) => string | undefined): void {
    let written = ''
    const kept: Part[] = []
    let done = 0
    for (const { 0: said, index, groups = {} } of text.matchAll(form)) {
      const end = index + said.length
      const part: Part = [parts[index]?.[0] ?? typed.length, parts[end - 1]?.[1] ?? typed.length]
      const instead = read({ said, groups, part }) ?? ' '
      written += text.slice(done, index) + instead
      kept.push(...parts.slice(done, index), ...Array.from({ length: instead.length }, () => part))
      done = end
    }
    text = written + text.slice(done)
    parts = [...kept, ...parts.slice(done)]
  }

  return {
    text: () => text,
    take,
    find(word) {
      const form = foldWords(word)
        .split(' ')
        .map((each) => RegExp.escape(each))
        .join('[\\s-]+')
      const found = new RegExp(`(?<![a-z0-9])${form}(?![a-z0-9])`).exec(foldWords(text))
      if (found === null) return undefined
      const [first, last] = [parts[found.index], parts[found.index + found[0].length - 1]]
      return first && last && [first[0], last[1]]
    },
    without: ([start, end]) => `${typed.slice(0, start)} ${typed.slice(end)}`.replace(/\s+/g, ' ').trim(),
  }
}
