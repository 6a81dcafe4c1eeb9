import { describe, expect, test } from 'vitest'
import { createCatalogIndex } from '../../../../src/server/testing/guide-card.ts'
import { findGuideSubject } from '../index.ts'
import { demoMethods } from '../writing/read-methods.ts'
import { demoNiches } from '../writing/read-niches.ts'
import { createDemoCards } from '../../../demo/demo-cards.ts'
import {
  englishSearches,
  japaneseSearches,
  type GoldenSearch,
  type GoldenSearches,
} from './golden-searches.ts'

const catalogIndex = createCatalogIndex(createDemoCards())
const firstLook = 5

const isAny = (wanted: string, slug: string) => wanted === '*' || wanted.split(' ').includes(slug)

function pleases([, methodSlugs, nicheSlugs = '*']: GoldenSearch, id: number): boolean {
  const { method, niche } = findGuideSubject(id)
  return isAny(methodSlugs, method) && isAny(nicheSlugs, niche)
}

function missed(searches: readonly GoldenSearch[]): string[] {
  return searches
    .filter(
      (search) =>
        !catalogIndex
          .find({ q: search[0] })
          .cards.slice(0, firstLook)
          .some(({ id }) => pleases(search, id)),
    )
    .map(([text]) => text)
}

describe.each<[string, GoldenSearches]>([
  ['English', englishSearches],
  ['Japanese', japaneseSearches],
])('%s golden searches', (_language, { plain, variants }) => {
  test('there are a hundred golden searches, at least thirty of them with variant spellings', () => {
    expect(new Set([...plain, ...variants].map(([text]) => text)).size).toBe(100)
    expect(variants.length).toBeGreaterThanOrEqual(30)
  })

  test('golden searches refer to existing methods and trades', () => {
    const known = new Set([
      '*',
      ...demoMethods.map(({ slug }) => slug),
      ...demoNiches.map(({ slug }) => slug),
    ])
    const named = [...plain, ...variants].flatMap(([, ...subjects]) => subjects.join(' ').split(' '))
    expect(named.filter((slug) => !known.has(slug))).toEqual([])
  })

  test('95 of 100 golden searches find a matching guide among the first five', () => {
    const tolerated = 5
    expect(missed([...plain, ...variants]).slice(tolerated)).toEqual([])
  })
})
