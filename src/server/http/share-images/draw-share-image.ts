import type { PageLanguage } from '../../../shared/languages.ts'
import { isFullWidthLanguage } from '../markup/scripts.ts'
import { escapeMarkup } from '../../platform/markup.ts'
import { breakLines } from './break-lines.ts'
import type { GlyphWidths } from './glyph-widths.ts'
import { shareImageSize } from './share-image-path.ts'

/** Texts and background of a guide's share image. */
export interface ShareImageTexts {
  language: PageLanguage
  siteName: string
  title: string
  /** Small text at the bottom. */
  facts: string
  /** SVG in the size of the share image. */
  background: string
}

const family = 'Noto Sans JP'
const left = 80
const column = 690
/** Font sizes with the maximum number of lines. Shorter titles are set in larger sizes. */
const sizes = [
  { size: 72, most: 3 },
  { size: 62, most: 4 },
  { size: 52, most: 5 },
  { size: 44, most: 6 },
] as const
const middle = 322
const ink = '#f6f3ee'

/** Draws a guide's share image as SVG, like a book cover. `bold` returns glyph widths of the title's font. */
export function drawShareImage(words: ShareImageTexts, bold: GlyphWidths): string {
  const known = (text: string) => [...text].filter((character) => bold(character) !== undefined).join('')
  const { size, lines } = setTitle(known(words.title.replace(/\s+/g, ' ').trim()), words.language, bold)
  const leading = Math.round(size * (isFullWidthLanguage(words.language) ? 1.36 : 1.2))
  const first = middle - ((lines.length - 1) * leading) / 2 + size * 0.36
  const { width, height } = shareImageSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    words.background,
    `<g font-family="${family}" fill="${ink}">`,
    spines,
    text(words.siteName, { x: left + 46, y: 100, size: 28, bold: true }),
    ...lines.map((line, index) =>
      text(line, { x: left - hangOf(line) * size, y: first + index * leading, size, bold: true }),
    ),
    text(known(words.facts), { x: left, y: 556, size: 28 }),
    '</g></svg>',
  ].join('')
}

function setTitle(title: string, language: PageLanguage, widths: GlyphWidths) {
  const settings = sizes.map(({ size, most }) => ({
    size,
    ...breakLines(title, language, { width: column / size, most, widths }),
  }))
  const setting = settings.find(({ whole }) => whole) ?? settings.at(-1)
  if (setting === undefined) throw new Error('No size to set a title in')
  return setting
}

/** Returns how far a line extends into the left margin, in ems. A full-width opening bracket is half empty. */
const hangOf = (line: string) => (/^[（「『【〈《]/.test(line) ? 0.5 : 0)

/** The shop's logo, which client/layout/logo.tsx also draws. */
const spines = `<rect x="${left}" y="84" width="8" height="16" rx="2" fill-opacity=".5"/><rect x="${left + 12}" y="77" width="8" height="23" rx="2" fill-opacity=".75"/><rect x="${left + 24}" y="70" width="8" height="30" rx="2" fill="#7edab3"/>`

function text(words: string, set: { x: number; y: number; size: number; bold?: boolean }): string {
  return `<text x="${set.x}" y="${Math.round(set.y)}" font-size="${set.size}" font-weight="${set.bold === true ? 700 : 400}">${escapeMarkup(words)}</text>`
}
