import type { PageLanguage } from '../../../shared/languages.ts'
import type { GlyphWidths } from './glyph-widths.ts'

/** Width of a text in ems. */
export function widthOf(text: string, widths: GlyphWidths): number {
  return [...text].reduce((sum, character) => sum + (widths(character) ?? 0), 0)
}

/**
 * Lines of about the same length, none wider than `width` ems, broken between words, in Japanese between phrases. What
 * is left over after `most` lines is cut off with an ellipsis.
 */
export function breakLines(
  text: string,
  language: PageLanguage,
  fit: { width: number; most: number; widths: GlyphWidths },
): { lines: string[]; whole: boolean } {
  const pieces = piecesOf(text, language).flatMap((piece) => splitTooWide(piece, language, fit))
  const greedy = fill(pieces, fit.width, fit.widths)
  if (greedy.length > fit.most) {
    const kept = greedy.slice(0, fit.most)
    return { lines: [...kept.slice(0, -1), endWithEllipsis(kept.at(-1) ?? '', fit)], whole: false }
  }
  return { lines: balance(pieces, greedy, fit), whole: true }
}

/** The narrowest column that needs no more lines: so no line is left with one word. */
function balance(
  pieces: readonly string[],
  greedy: string[],
  { width, widths }: { width: number; widths: GlyphWidths },
): string[] {
  let best = greedy
  for (let narrower = width - step; narrower > 0; narrower -= step) {
    const lines = fill(pieces, narrower, widths)
    const overflows = lines.some((line) => widthOf(line, widths) > narrower)
    if (lines.length > greedy.length || overflows) break
    best = lines
  }
  return best
}

const step = 0.25

function fill(pieces: readonly string[], width: number, widths: GlyphWidths): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    const longer = `${line ?? ''}${piece}`
    if (line === undefined || widthOf(longer.trimEnd(), widths) > width) lines.push(piece)
    else lines[lines.length - 1] = longer
  }
  return lines.map((line) => line.trim())
}

/** A phrase that fills no line is broken between its words, and a word like that between its letters. */
function splitTooWide(
  piece: string,
  language: PageLanguage,
  { width, widths }: { width: number; widths: GlyphWidths },
): string[] {
  const fits = (part: string) => widthOf(part.trimEnd(), widths) <= width
  if (fits(piece)) return [piece]
  const segments = (part: string, granularity: 'word' | 'grapheme') =>
    [...new Intl.Segmenter(language, { granularity }).segment(part)].map(({ segment }) => segment)
  return segments(piece, 'word').flatMap((word) => (fits(word) ? [word] : segments(word, 'grapheme')))
}

function endWithEllipsis(line: string, { width, widths }: { width: number; widths: GlyphWidths }): string {
  const characters = [...line]
  while (widthOf(`${characters.join('')}…`, widths) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** The parts between which a line may end: words, and in Japanese phrases. */
function piecesOf(text: string, language: PageLanguage): string[] {
  if (language === 'en') return text.match(/\S+\s*/g) ?? []
  const phrases: string[] = []
  for (const { segment: word } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    const before = phrases.at(-1)
    if (before === undefined || startsPhrase(word, before)) phrases.push(word)
    else phrases[phrases.length - 1] = before + word
  }
  return phrases
}

/** A phrase ends in hiragana, its particle, or in a mark; a few hiragana still belong to what they follow. */
function startsPhrase(word: string, before: string): boolean {
  if (/^[\s、。，．・：；！？）」』】〉》ー〜…)\],.:;!?%％”’々]/.test(word)) return false
  if (/[、。，．：；！？,.:;!?\s]$/.test(before)) return true
  return /[ぁ-ゖ）」』】〉》)\]]$/.test(before) && !/^[ぁ-ゖ]{1,3}$/.test(word)
}
