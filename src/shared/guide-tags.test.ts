import { expect, test } from 'vitest'
import { findFilterTag, matchesTag, tagSynonyms, toTagSlug } from './guide-tags.ts'

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

test.each(
  Object.entries(tagSynonyms).flatMap(([tag, synonyms]) => synonyms.map((synonym) => [synonym, tag])),
)('a guide tagged %j stands under %j', (synonym, tag) => {
  expect(matchesTag([synonym], tag)).toBe(true)
})

test.each(['Zero Investment Required', 'No Investment', 'No Upfront Cost', 'Free', 'Zero Cost'])(
  '%s is No Investment',
  (tag) => {
    expect(matchesTag([tag], 'No Investment')).toBe(true)
    expect(matchesTag(['no-investment'], tag)).toBe(true)
  },
)

test.each<[string, string[], string, boolean]>([
  ['a longer tag that contains a synonym', ['ai-narration-jobs'], 'Voice Over', true],
  ['a shorter tag that a synonym contains', ['narrat'], 'Voice Over', true],
  ['freelancing, which is not free', ['freelancing'], 'No Investment', false],
  ['robotics, which is not a bot', ['robotics'], 'Automation', false],
  ['an empty tag', ['', '  '], 'Voice Over', false],
  ['another tag altogether', ['cooking'], 'Voice Over', false],
  ['one right tag among others', ['cooking', 'Voice Over'], 'voice-over', true],
])('%s', (_title, tags, selected, found) => {
  expect(matchesTag(tags, selected)).toBe(found)
})

test('tags are compared in lower case with hyphens', () => {
  expect(toTagSlug('  Voice  Over ')).toBe('voice-over')
})
