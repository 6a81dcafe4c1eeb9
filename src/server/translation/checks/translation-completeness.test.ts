import { expect, test } from 'vitest'
import { findShortBlocks, isTranslationComplete } from './translation-completeness.ts'

test.each([
  ['a long guide needs 20,000 characters', 100_000, 20_000, 20_000, true],
  ['19,999 characters are too few for a long guide', 100_000, 19_999, 20_000, false],
  ['a short guide needs 0.35 of its source', 10_000, 3500, 20_000, true],
  ['a share below 0.35 is too small', 10_000, 3499, 20_000, false],
  ['an operator may require fewer characters', 100_000, 100, 100, true],
  ['an empty translation is incomplete', 10_000, 0, 0, false],
  ['an empty translation of an empty source is complete', 0, 0, 20_000, true],
])('isComplete: %s', (_title, source, translated, minCharacters, complete) => {
  expect(isTranslationComplete(source, translated, minCharacters)).toBe(complete)
})

test('findShortBlocks returns the blocks that are too short, starting with the smallest share', () => {
  const source = ['a'.repeat(100), 'b'.repeat(100), 'c'.repeat(100), 'd'.repeat(20)]

  expect(findShortBlocks(source, ['あ'.repeat(30), 'い'.repeat(50), 'う'.repeat(10), 'え'])).toEqual([2, 0])
})

test('findShortBlocks returns a block without a translation', () => {
  expect(findShortBlocks(['Tools'], [''])).toEqual([0])
})
