import { expect, test } from 'vitest'
import { findFilterTag, toTagSlug } from './filter-tags.ts'

test.each([
  ['Voice Over', 'Voice Over'],
  ['voice-over', 'Voice Over'],
  ['VOICE OVER', 'Voice Over'],
  [' automation ', 'Automation'],
  ['Remote Work', undefined],
  ['voice', undefined],
  ['', undefined],
])('%j names the filter %s', (q, tag) => {
  expect(findFilterTag(q)).toBe(tag)
})

test('tags are compared in lower case with hyphens', () => {
  expect(toTagSlug('  Voice  Over ')).toBe('voice-over')
})
