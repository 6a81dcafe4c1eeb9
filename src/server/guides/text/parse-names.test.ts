import { expect, test } from 'vitest'
import { parseNames } from './parse-names.ts'

test('parseNames returns short strings and ignores sentences and other values', () => {
  expect(parseNames([' Canva ', 'ChatGPT', '', 7, null, { text: 'x' }, ['y'], 'a'.repeat(81)])).toEqual([
    'Canva',
    'ChatGPT',
  ])
})

test.each([undefined, null, 'Canva', 7, {}])('parseNames returns no names for %j', (data) => {
  expect(parseNames(data)).toEqual([])
})

test('parseNames returns at most eight names', () => {
  expect(parseNames(Array.from({ length: 20 }, (_, index) => `Tool ${index}`))).toHaveLength(8)
})
