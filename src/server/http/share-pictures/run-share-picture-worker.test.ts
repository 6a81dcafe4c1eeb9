import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { drawSharePicture, type ShareWords } from './draw-share-picture.ts'
import { readGlyphWidths } from './glyph-widths.ts'
import { paintSharePicture } from './run-share-picture-worker.ts'

const words: ShareWords = {
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

/** The position and size of each line of a title. */
const linesOf = (title: string) =>
  [
    ...drawSharePicture({ ...words, title }, widths).matchAll(
      /y="(\d+)" font-size="(\d+)" font-weight="700"/g,
    ),
  ]
    .slice(1)
    .map(([, y, size]) => ({ y: Number(y), size: Number(size) }))

test('a painted picture is a PNG of the size that networks show whole', async () => {
  const png = (await paintSharePicture(words)) ?? Buffer.alloc(0)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})

test('Japanese is painted with its own glyphs, not with placeholder boxes', async () => {
  const [one, other, none] = await Promise.all(
    ['声', '絵', ''].map((title) => paintSharePicture({ ...words, language: 'ja', title })),
  )
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false)
  expect(one?.equals(none ?? Buffer.alloc(0))).toBe(false)
})

test('a picture that is not drawn in time is no error', async () => {
  expect(await paintSharePicture(words, 1)).toBeUndefined()
})

test('an image that can’t be rendered causes an error', async () => {
  await expect(paintSharePicture({ ...words, background: '<svg' })).rejects.toThrow(/SVG/)
})

describe('the letters of a title', () => {
  test('have the widths of the font', () => {
    expect(['漢', 'あ', 'i', 'W'].map(widths)).toEqual([1, 1, expect.closeTo(0.3, 1), expect.closeTo(0.9, 1)])
    expect(widths('🐶')).toBeUndefined()
  })

  test('leaves out characters that the font lacks, and escapes markup in a title', () => {
    const svg = drawSharePicture({ ...words, title: 'Dogs 🐶 </text><script> & "cats"\u0007' }, widths)
    expect(svg).toContain('Dogs')
    for (const foreign of ['🐶', '<script', '\u0007', ' & ']) expect(svg).not.toContain(foreign)
  })

  test('grow smaller with the length of the title, and never leave the picture', () => {
    const short = linesOf('Sell narration')
    const long = linesOf('A very long title of a guide that goes on and on '.repeat(8))
    expect(short[0]?.size).toBeGreaterThan(long[0]?.size ?? 0)
    expect(Math.min(...long.map(({ y, size }) => y - size))).toBeGreaterThan(100)
    expect(Math.max(...long.map(({ y }) => y))).toBeLessThan(528)
  })
})
