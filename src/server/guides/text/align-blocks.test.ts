import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignBlocks } from './align-blocks.ts'

/** h2, h3: headings; p: paragraph; l: list; f: code. */
const blocksOf = (kinds: string) =>
  (kinds.match(/h[23]|\w/g) ?? []).map((kind) =>
    kind.startsWith('h')
      ? { kind: 'heading', text: `${'#'.repeat(Number(kind[1]))} title` }
      : { kind: { p: 'paragraph', l: 'bullet_list', f: 'fence' }[kind] ?? kind, text: 'text' },
  )
const align = (english: string, translated: string) => alignBlocks(blocksOf(english), blocksOf(translated))

test.each([
  ['equal kinds go one to one', 'h2plf', 'h2plf', [[0], [1], [2], [3]]],
  ['two English paragraphs may become one', 'h2pph2p', 'h2ph2p', [[0], [1, 2], [3], [4]]],
  ['a block that Japanese adds stands for none', 'h2ph2p', 'h2pph2p', [[0], [1], [], [2], [3]]],
  ['a list that became a paragraph keeps its place', 'h2plh2p', 'h2pph2p', [[0], [1], [2], [3], [4]]],
  ['what Japanese leaves out at the beginning joins what follows', 'ph2p', 'h2p', [[0, 1], [2]]],
  ['and at the end what went before', 'h2pf', 'h2p', [[0], [1, 2]]],
  ['headings hold the sections together', 'h2ppph2ph3p', 'h2ph2ph3p', [[0], [1, 2, 3], [4], [5], [6], [7]]],
  ['a heading counts for more than paragraphs', 'pph2pp', 'h2pppp', [[0, 1, 2], [3], [4], [], []]],
  ['nothing translated stands for nothing', 'h2p', '', []],
  ['without English everything is added', '', 'pp', [[], []]],
])('%s', (_title, english, translated, expected) => {
  expect(align(english, translated)).toEqual(expected)
})

test('assigns every English block to one translated block, in order', () => {
  const kinds = fc
    .array(fc.constantFrom('h2', 'h3', 'p', 'l', 'f'), { maxLength: 20 })
    .map((list) => list.join(''))
  fc.assert(
    fc.property(kinds, fc.tuple(fc.constantFrom('h2', 'p', 'l'), kinds), (english, translated) => {
      expect(align(english, translated.join('')).flat()).toEqual([...blocksOf(english).keys()])
    }),
  )
})

test('aligns two long, different texts', () => {
  const many = blocksOf('p'.repeat(60_000))
  expect(alignBlocks(many, many.slice(1)).at(-1)).toEqual([59_998, 59_999])
})
