import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareBlocks } from './compare-blocks.ts'
import { hashBlock, joinBlocks, splitBlocks } from '../text/split-blocks.ts'

const alone = (hashes: string) => [...hashes].map((hash) => [hash])
const compare = (english: string, sources: string[][]) =>
  compareBlocks([...english], sources).map(
    ({ state, english: places, translated }) =>
      `${state} ${places.map((place) => english[place]).join('')}|${translated.map((place) => sources[place]?.join('')).join('')}`,
  )

describe('compareBlocks', () => {
  test('compareBlocks marks every block of an unchanged text as current', () => {
    expect(compare('abc', alone('abc'))).toEqual(['current a|a', 'current b|b', 'current c|c'])
  })

  test('compareBlocks marks a replaced block as stale, next to its earlier translation', () => {
    expect(compare('aXc', alone('abc'))).toEqual(['current a|a', 'stale X|b', 'current c|c'])
    expect(compare('Xbc', alone('abc'))[0]).toBe('stale X|a')
    expect(compare('abX', alone('abc'))[2]).toBe('stale X|c')
  })

  test("compareBlocks marks an added block as missing and a removed block's translation as orphan", () => {
    expect(compare('aXb', alone('ab'))).toEqual(['current a|a', 'missing X|', 'current b|b'])
    expect(compare('ac', alone('abc'))).toEqual(['current a|a', 'orphan |b', 'current c|c'])
  })

  test('compareBlocks moves a translation along with its English block', () => {
    expect(compare('cab', alone('abc'))).toEqual(['current c|c', 'current a|a', 'current b|b'])
  })

  test('compareBlocks uses one translation for both occurrences of a repeated block', () => {
    expect(compare('aba', alone('ab'))).toEqual(['current a|a', 'current b|b', 'current a|a'])
    expect(compare('ab', alone('aba'))).toEqual(['current a|a', 'current b|b', 'orphan |a'])
  })

  test('a block that translates several English blocks stays current while these are adjacent', () => {
    expect(compare('abc', [['a', 'b'], ['c']])).toEqual(['current ab|ab', 'current c|c'])
    expect(compare('aXc', [['a', 'b'], ['c']])).toEqual(['stale aX|ab', 'current c|c'])
    expect(compare('acb', [['a', 'b'], ['c']])).toEqual(['stale a|ab', 'current c|c', 'missing b|'])
  })

  test('compareBlocks keeps the position of text added by hand', () => {
    expect(compare('ab', [['a'], [], ['b']])).toEqual(['current a|a', 'added |', 'current b|b'])
  })

  test('compareBlocks marks every block of an untranslated text as missing', () => {
    expect(compare('ab', [])).toEqual(['missing a|', 'missing b|'])
    expect(compare('', alone('a'))).toEqual(['orphan |a'])
  })
})

const paragraph = fc
  .constantFrom(
    '## Heading',
    'Words and words.',
    '- one\n- two',
    '> said',
    '```\ncode()\n```',
    '| a |\n| - |\n| 1 |',
  )
  .chain((text) => fc.integer({ min: 0, max: 40 }).map((number) => text.replace(/[a-z]\w*/, `$&${number}`)))

type Edit = (blocks: string[]) => string[]
const position = fc.nat({ max: 30 })
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(position, paragraph).map(
    ([at, text]): Edit =>
      (blocks) =>
        blocks.with(at % blocks.length, text),
  ),
  fc.tuple(position, paragraph).map(
    ([at, text]): Edit =>
      (blocks) =>
        blocks.toSpliced(at % blocks.length, 0, text),
  ),
  position.map(
    (at): Edit =>
      (blocks) =>
        blocks.length > 1 ? blocks.toSpliced(at % blocks.length, 1) : blocks,
  ),
  fc.tuple(position, position).map(([from, to]): Edit => (blocks) => {
    const moved = blocks[from % blocks.length] ?? ''
    return blocks.toSpliced(from % blocks.length, 1).toSpliced(to % blocks.length, 0, moved)
  }),
  position.map(
    (at): Edit =>
      (blocks) =>
        blocks.toSpliced(at % blocks.length, 0, blocks[at % blocks.length] ?? ''),
  ),
)

const hashesOf = (blocks: string[]) => splitBlocks(joinBlocks(blocks)).map(({ text }) => hashBlock(text))

test('compareBlocks marks exactly the edited English blocks as not current', () => {
  fc.assert(
    fc.property(
      fc.array(paragraph, { minLength: 1, maxLength: 25 }),
      fc.array(edit, { maxLength: 6 }),
      (written, edits) => {
        const before = hashesOf(written)
        const after = hashesOf(edits.reduce((blocks, change) => change(blocks), written))

        const rows = compareBlocks(
          after,
          before.map((hash) => [hash]),
        )

        const wanting = rows.filter(({ state }) => state === 'stale' || state === 'missing')
        const untouched = new Set(before)
        expect(wanting.flatMap(({ english }) => english)).toEqual(
          [...after.keys()].filter((place) => !untouched.has(after[place] ?? '')),
        )
        for (const { english, translated } of rows.filter(({ state }) => state === 'current'))
          expect(english.map((place) => after[place])).toEqual(translated.map((place) => before[place]))
      },
    ),
  )
})

test('compareBlocks returns a row for every block of both texts, in English order', () => {
  const hash = fc.constantFrom(...'abcdef')
  fc.assert(
    fc.property(fc.array(hash), fc.array(fc.array(hash, { maxLength: 3 })), (english, sources) => {
      const rows = compareBlocks(english, sources)
      expect(rows.flatMap((row) => row.english)).toEqual([...english.keys()])
      expect([...new Set(rows.flatMap(({ translated }) => translated))].toSorted((a, b) => a - b)).toEqual([
        ...sources.keys(),
      ])
    }),
  )
})

test('compareBlocks compares 60,000 equal blocks', () => {
  const many = Array.from({ length: 60_000 }, () => 'same')
  expect(
    compareBlocks(
      many,
      many.map((hash) => [hash]),
    ),
  ).toHaveLength(60_000)
})
