import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignBlocks } from './align-blocks.ts'

/** Returns blocks for a short notation: h2 and h3 are headings, p a paragraph, l a list, f code. */
const blocksOf = (kinds: string) =>
  (kinds.match(/h[23]|\w/g) ?? []).map((kind) =>
    kind.startsWith('h')
      ? { kind: 'heading', text: `${'#'.repeat(Number(kind[1]))} title` }
      : { kind: { p: 'paragraph', l: 'bullet_list', f: 'fence' }[kind] ?? kind, text: 'text' },
  )
const align = (english: string, translated: string) => alignBlocks(blocksOf(english), blocksOf(translated))

test.each([
  ['matches equal kinds one to one', 'h2plf', 'h2plf', [[0], [1], [2], [3]]],
  [
    'assigns two English paragraphs to one translated paragraph',
    'h2pph2p',
    'h2ph2p',
    [[0], [1, 2], [3], [4]],
  ],
  ['assigns no English block to a block added in Japanese', 'h2ph2p', 'h2pph2p', [[0], [1], [], [2], [3]]],
  ['matches a list with the paragraph at its position', 'h2plh2p', 'h2pph2p', [[0], [1], [2], [3], [4]]],
  ['assigns blocks omitted at the start to the next block', 'ph2p', 'h2p', [[0, 1], [2]]],
  ['assigns blocks omitted at the end to the previous block', 'h2pf', 'h2p', [[0], [1, 2]]],
  ['matches headings before other blocks', 'h2ppph2ph3p', 'h2ph2ph3p', [[0], [1, 2, 3], [4], [5], [6], [7]]],
  ['weighs a heading more than paragraphs', 'pph2pp', 'h2pppp', [[0, 1, 2], [3], [4], [], []]],
  ['returns nothing for an empty translation', 'h2p', '', []],
  ['treats all blocks as added without an English text', '', 'pp', [[], []]],
])('alignBlocks %s', (_title, english, translated, expected) => {
  expect(align(english, translated)).toEqual(expected)
})

test('alignBlocks assigns every English block to one translated block, in order', () => {
  const kinds = fc
    .array(fc.constantFrom('h2', 'h3', 'p', 'l', 'f'), { maxLength: 20 })
    .map((list) => list.join(''))
  fc.assert(
    fc.property(kinds, fc.tuple(fc.constantFrom('h2', 'p', 'l'), kinds), (english, translated) => {
      expect(align(english, translated.join('')).flat()).toEqual([...blocksOf(english).keys()])
    }),
  )
})

test('alignBlocks aligns two long, different texts', () => {
  const many = blocksOf('p'.repeat(60_000))
  expect(alignBlocks(many, many.slice(1)).at(-1)).toEqual([59_998, 59_999])
})
