import { expect, test } from 'vitest'
import { parseListingInput, normalizeListingQuery } from './listing-query-string.ts'

test.each([
  ['', { page: 1 }],
  ['q=%20voice-over%20', { q: 'voice-over', page: 1 }],
  ['q=%20', { page: 1 }],
  ['page=3', { page: 3 }],
  ['page=99999', { page: 10_000 }],
  ['page=-1', { page: 1 }],
  ['sort=newest', { sort: 'newest', page: 1 }],
  ['sort=cheapest', { page: 1 }],
  ['sort=__proto__', { page: 1 }],
  ['free=1', { free: true, page: 1 }],
  ['free=yes', { page: 1 }],
  ['q=a&q=b', { q: 'a', page: 1 }],
])('parseListingInput parses ?%s as %o', (query, input) => {
  expect(parseListingInput(new URLSearchParams(query))).toEqual(input)
})

test('a search text is cut after 200 characters', () => {
  expect(parseListingInput(new URLSearchParams({ q: '𩸽'.repeat(201) })).q).toBe('𩸽'.repeat(200))
})

test.each([
  ['page=2&free=1&sort=longest&q=tea', 'q=tea&sort=longest&free=1&page=2'],
  ['page=1&free=0&sort=x&utm=y', ''],
])('the canonical query of ?%s is ?%s', (asked, spelt) => {
  expect(normalizeListingQuery(new URLSearchParams(asked)).toString()).toBe(spelt)
})
