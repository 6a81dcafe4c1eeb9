import type { PageLanguage } from '../../../shared/languages.ts'
import { isFullWidthLanguage } from '../markup/scripts.ts'
import type { GlyphWidths } from './glyph-widths.ts'

/** Returns the width of a text in ems. Characters without a glyph count as 0. */
export function measureTextWidth(text: string, widths: GlyphWidths): number {
  return [...text].reduce((sum, character) => sum + (widths(character) ?? 0), 0)
}

interface TextColumn {
  /** Ems. */
  width: number
  /** Maximum number of lines. */
  most: number
  widths: GlyphWidths
}

/**
 * Breaks a text into lines of about the same length: between words, or in Japanese between phrases. A new sentence starts a new
 * line if there is room. A text with too many lines is cut with an ellipsis, and `whole` is false.
 */
export function breakLines(
  text: string,
  language: PageLanguage,
  column: TextColumn,
): { lines: string[]; whole: boolean } {
  const settings = [text.split(/(?<=[。！？]|[:.!?] )/), [text]].map((sentences) =>
    sentences.flatMap((sentence) => balance(sentence, language, column)),
  )
  const whole = settings.find((lines) => lines.length <= column.most)
  if (whole !== undefined) return { lines: whole, whole: true }
  const kept = fill(piecesFor(text, language, column), column).slice(0, column.most)
  return { lines: [...kept.slice(0, -1), endWithEllipsis(kept.at(-1) ?? '', column)], whole: false }
}

/** Breaks a text into as few lines as possible, of similar length, so that the last line is not a single word. */
function balance(text: string, language: PageLanguage, column: TextColumn): string[] {
  const pieces = piecesFor(text, language, column)
  const widest = Math.max(step, ...pieces.map((piece) => measureTextWidth(piece.trimEnd(), column.widths)))
  let best = fill(pieces, column)
  for (let width = column.width - step; width >= widest; width -= step) {
    const lines = fill(pieces, { ...column, width })
    if (lines.length > best.length) break
    best = lines
  }
  return best
}

const step = 0.25

/** Fills each line as far as possible. */
function fill(pieces: readonly string[], { width, widths }: TextColumn): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    const longer = `${line ?? ''}${piece}`
    if (line === undefined || measureTextWidth(longer.trimEnd(), widths) > width) lines.push(piece)
    else lines[lines.length - 1] = longer
  }
  return lines.map((line) => line.trim())
}

function piecesFor(text: string, language: PageLanguage, column: TextColumn): string[] {
  return piecesOf(text, language).flatMap((piece) => splitTooWide(piece, language, column))
}

/** Splits a phrase that is wider than a line into words, and a word that is wider into letters. */
function splitTooWide(piece: string, language: PageLanguage, { width, widths }: TextColumn): string[] {
  const fits = (part: string) => measureTextWidth(part.trimEnd(), widths) <= width
  if (fits(piece)) return [piece]
  const segments = (part: string, granularity: 'word' | 'grapheme') =>
    [...new Intl.Segmenter(language, { granularity }).segment(part)].map(({ segment }) => segment)
  return segments(piece, 'word').flatMap((word) => (fits(word) ? [word] : segments(word, 'grapheme')))
}

function endWithEllipsis(line: string, { width, widths }: TextColumn): string {
  const characters = [...line]
  while (measureTextWidth(`${characters.join('')}…`, widths) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** Returns the parts between which a line may break: words, or phrases in Japanese. */
function piecesOf(text: string, language: PageLanguage): string[] {
  if (!isFullWidthLanguage(language)) return text.match(/\S+\s*/g) ?? []
  const phrases: string[] = []
  for (const { segment: word } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const before = phrases.at(-1)
    if (before === undefined || startsPhrase(word, before)) phrases.push(word)
    else phrases[phrases.length - 1] = before + word
  }
  return phrases
}

/** Returns whether a word starts a phrase. Phrases end in hiragana or punctuation. Short hiragana words never start one. */
function startsPhrase(word: string, before: string): boolean {
  if (/^[\s、。，．・：；！？）」』】〉》ー〜…)\],.:;!?%％”’々]/.test(word)) return false
  if (/[、。，．：；！？,.:;!?\s]$/.test(before)) return true
  return /[ぁ-ゖ）」』】〉》)\]]$/.test(before) && !/^[ぁ-ゖ]{1,3}$/.test(word)
}
