import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { drawShareImage, type ShareImageTexts } from './draw-share-image.ts'
import { readGlyphWidths } from './glyph-widths.ts'
import { renderShareImage } from './run-share-image-worker.ts'

const words: ShareImageTexts = {
  language: 'en',
  siteName: 'AI Income Guides',
  title: 'Sell narration',
  facts: '12-minute read',
  background: '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
)
const widths = readGlyphWidths(readFileSync(font))

/** Returns position and font size of each line of a title. */
const linesOf = (title: string) =>
  [...drawShareImage({ ...words, title }, widths).matchAll(/y="(\d+)" font-size="(\d+)" font-weight="700"/g)]
    .slice(1)
    .map(([, y, size]) => ({ y: Number(y), size: Number(size) }))

test('renderShareImage draws a PNG of 1200 × 630 pixels', async () => {
  const png = (await renderShareImage(words)) ?? Buffer.alloc(0)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('renderShareImage draws Japanese characters instead of placeholder boxes', async () => {
  const [one, other, none] = await Promise.all(
    ['声', '絵', ''].map((title) => renderShareImage({ ...words, language: 'ja', title })),
  )
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
  expect(one?.equals(none ?? Buffer.alloc(0))).toBe(false)
})

test('renderShareImage returns undefined if drawing exceeds the time limit', async () => {
  expect(await renderShareImage(words, 1)).toBeUndefined()
})

test("renderShareImage throws if an image can't be rendered", async () => {
  await expect(renderShareImage({ ...words, background: '<svg' })).rejects.toThrow(/SVG/)
})

describe('the title of a share image', () => {
  test('readGlyphWidths returns the widths of the font in ems', () => {
    expect(['漢', 'あ', 'i', 'W'].map(widths)).toEqual([1, 1, expect.closeTo(0.3, 1), expect.closeTo(0.9, 1)])
    expect(widths('🐶')).toBeUndefined()
  })

  test('drawShareImage omits characters that the font lacks, and escapes markup', () => {
    const svg = drawShareImage({ ...words, title: 'Dogs 🐶 </text><script> & "cats"\u0007' }, widths)
    expect(svg).toContain('Dogs')
    for (const foreign of ['🐶', '<script', '\u0007', ' & ']) expect(svg).not.toContain(foreign)
  })

  test('drawShareImage sets a longer title in a smaller size, within the image', () => {
    const short = linesOf('Sell narration')
    const long = linesOf('A very long title of a guide that goes on and on '.repeat(8))
    expect(short[0]?.size).toBeGreaterThan(long[0]?.size ?? 0)
    expect(Math.min(...long.map(({ y, size }) => y - size))).toBeGreaterThan(100)
    expect(Math.max(...long.map(({ y }) => y))).toBeLessThan(528)
  })
})
