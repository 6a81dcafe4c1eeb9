import { expect, test } from 'vitest'
import { normalizeHomeQuery, parseGuideCount } from './home-query.ts'

test.each([
  ['', 9, ''],
  ['show=18', 18, 'show=18'],
  ['show=36', 36, 'show=36'],
  ['show=0018', 18, 'show=18'],
  ['show=9', 9, ''],
  ['show=45', 9, ''],
  ['show=10', 9, ''],
  ['show=0', 9, ''],
  ['show=-18', 9, ''],
  ['show=NaN', 9, ''],
  ['utm_source=mail', 9, ''],
])('the home page ?%s shows %i guides and has the canonical query ?%s', (query, shown, stored) => {
  expect(parseGuideCount(new URLSearchParams(query))).toBe(shown)
  expect(normalizeHomeQuery(new URLSearchParams(query)).toString()).toBe(stored)
})
