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
])('the text %j selects the filter %s', (q, tag) => {
  expect(findFilterTag(q)).toBe(tag)
})

test('the slug of a tag is in lower case, with hyphens', () => {
  expect(toTagSlug('  Voice  Over ')).toBe('voice-over')
})
