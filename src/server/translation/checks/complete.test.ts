import { expect, test } from 'vitest'
import { findShort, isComplete } from './complete.ts'

test.each([
  ['a long guide needs 20,000 signs', 100_000, 20_000, 20_000, true],
  ['one less is not complete', 100_000, 19_999, 20_000, false],
  ['a short guide needs 0.35 of its source', 10_000, 3500, 20_000, true],
  ['one less of that is not complete', 10_000, 3499, 20_000, false],
  ['an operator may ask for less', 100_000, 100, 100, true],
  ['nothing is never complete', 10_000, 0, 0, false],
  ['unless there was nothing to say', 0, 0, 20_000, true],
])('%s', (_title, source, translated, minCharacters, complete) => {
  expect(isComplete(source, translated, minCharacters)).toBe(complete)
})

test('requests translations that are too short again, the shortest share first', () => {
  const source = ['a'.repeat(100), 'b'.repeat(100), 'c'.repeat(100), 'd'.repeat(20)]

  expect(findShort(source, ['あ'.repeat(30), 'い'.repeat(50), 'う'.repeat(10), 'え'])).toEqual([2, 0])
})

test('treats a block without a translation as too short', () => {
  expect(findShort(['Tools'], [''])).toEqual([0])
})
