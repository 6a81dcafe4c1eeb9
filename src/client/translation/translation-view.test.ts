import { expect, test } from 'vitest'
import { buildComparisonPath, buildListPath, parseTranslationView } from './translation-view.ts'

test.each([
  ['', { language: 'ja', page: 1 }],
  ['?stage=missing', { language: 'ja', stage: 'missing', page: 1 }],
  ['?language=th&stage=failed&page=12', { language: 'th', stage: 'failed', page: 12 }],
] as const)('the query %s is parsed as a view and serialized unchanged', (query, view) => {
  expect(parseTranslationView(new URLSearchParams(query))).toEqual(view)
  expect(buildListPath(view)).toBe(`/operator/translations${query}`)
  expect(buildComparisonPath(7, view)).toBe(`/operator/translations/7${query}`)
})

test('invalid values in the query of the translations are ignored', () => {
  const query = new URLSearchParams('?language=en&stage=lost&page=-3')
  expect(parseTranslationView(query)).toEqual({ language: 'ja', page: 1 })
})
