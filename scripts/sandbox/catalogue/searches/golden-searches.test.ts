import { describe, expect, test } from 'vitest'
import { createCatalogIndex } from '../../../../src/server/testing/guide-card.ts'
import { subjectOf } from '../index.ts'
import { methods } from '../writing/read-methods.ts'
import { niches } from '../writing/read-niches.ts'
import { demoCards } from '../../../demo/demo-cards.ts'
import {
  englishSearches,
  japaneseSearches,
  type GoldenSearch,
  type GoldenSearches,
} from './golden-searches.ts'

const catalogIndex = createCatalogIndex(demoCards())
const firstLook = 5

const isAny = (wanted: string, slug: string) => wanted === '*' || wanted.split(' ').includes(slug)

function pleases([, methodSlugs, nicheSlugs = '*']: GoldenSearch, id: number): boolean {
  const { method, niche } = subjectOf(id)
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
])('%s searches', (_language, { plain, variants }) => {
  test('are a hundred, a third of them misspelled or in another spelling', () => {
    expect(new Set([...plain, ...variants].map(([text]) => text)).size).toBe(100)
    expect(variants.length).toBeGreaterThanOrEqual(30)
  })

  test('name methods and trades of the catalogue', () => {
    const known = new Set(['*', ...methods.map(({ slug }) => slug), ...niches.map(({ slug }) => slug)])
    const named = [...plain, ...variants].flatMap(([, ...subjects]) => subjects.join(' ').split(' '))
    expect(named.filter((slug) => !known.has(slug))).toEqual([])
  })

  test('find a matching guide among the first five for 95 of 100', () => {
    const tolerated = 5
    expect(missed([...plain, ...variants]).slice(tolerated)).toEqual([])
  })
})
