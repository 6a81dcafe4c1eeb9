import { expect, test } from 'vitest'
import { toNames } from './to-names.ts'

test('toNames returns short strings and ignores sentences and other values', () => {
  expect(toNames([' Canva ', 'ChatGPT', '', 7, null, { text: 'x' }, ['y'], 'a'.repeat(81)])).toEqual([
    'Canva',
    'ChatGPT',
  ])
})

test.each([undefined, null, 'Canva', 7, {}])('toNames returns no names for %j', (data) => {
  expect(toNames(data)).toEqual([])
})

test('toNames returns at most eight names', () => {
  expect(toNames(Array.from({ length: 20 }, (_, index) => `Tool ${index}`))).toHaveLength(8)
})
