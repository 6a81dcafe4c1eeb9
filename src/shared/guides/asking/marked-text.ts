import { foldLatin } from '../fold-text.ts'
import { normalizeWords } from '../search-words.ts'

/** A normalized text from which matches are removed step by step. Each character keeps its position in the original text. */
export type PositionedText = ReturnType<typeof createPositionedText>

export interface PhraseMatch {
  said: string
  groups: Readonly<Record<string, string | undefined>>
  part: TextRange
}

/** Start and end (exclusive) in the original text. */
export type TextRange = readonly [start: number, end: number]

/** A condition or dislike in a question. */
export interface UnderstoodPart<Kind> {
  kind: Kind
  /** Hours per week, weeks, dollars or yen. 1 for other conditions. */
  amount: number
  said: string
  part: TextRange
}

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

export function createPositionedText(typed: string) {
  let text = ''
  let parts: TextRange[] = []
  for (const { segment, index } of graphemes.segment(typed)) {
    const folded = foldLatin(segment)
    text += folded
    for (let added = 0; added < folded.length; added++) parts.push([index, index + segment.length])
  }

  /** Replaces each match with the callback's result, or with a space if that is undefined. */
  function take(form: RegExp, read: (found: PhraseMatch) => string | undefined): void {
    let written = ''
    const kept: TextRange[] = []
    let done = 0
    for (const { 0: said, index, groups = {} } of text.matchAll(form)) {
      const end = index + said.length
      const part: TextRange = [parts[index]?.[0] ?? typed.length, parts[end - 1]?.[1] ?? typed.length]
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
    /** Returns the position of a word in the original text. Undefined if the text doesn't contain the word. */
    find: (word: string): TextRange | undefined => {
      const form = normalizeWords(word)
        .split(' ')
        .map((each) => RegExp.escape(each))
        .join('[\\s-]+')
      const found = new RegExp(`(?<![a-z0-9])${form}(?![a-z0-9])`).exec(normalizeWords(text))
      if (found === null) return undefined
      const [first, last] = [parts[found.index], parts[found.index + found[0].length - 1]]
      return first && last && [first[0], last[1]]
    },
    /** Returns the original text without the part, with single spaces. */
    without: ([start, end]: TextRange) =>
      `${typed.slice(0, start)} ${typed.slice(end)}`.replace(/\s+/g, ' ').trim(),
  }
}
