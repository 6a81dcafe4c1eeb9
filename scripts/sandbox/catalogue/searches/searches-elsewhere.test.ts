import { describe, expect, test } from 'vitest'
import { createCatalogIndex } from '../../../../src/server/testing/guide-card.ts'
import { createDemoCards } from '../../../demo/demo-cards.ts'
import { demoMethods } from '../writing/read-methods.ts'
import { demoNiches } from '../writing/read-niches.ts'
import type { GoldenSearch } from './golden-search.ts'
import { heldOutSearches } from './golden-searches-held-out.ts'
import { tuningSearches } from './golden-searches-tuning.ts'
import { furtherSearches } from './golden-searches-further.ts'
import { independentSearches } from './golden-searches-independent.ts'
import { untouchedSearches } from './golden-searches-untouched.ts'
import { createSearchJudge } from './judge-searches.ts'

const catalogIndex = createCatalogIndex(createDemoCards())
const judge = createSearchJudge((q) => catalogIndex.find({ q }).cards.map(({ id }) => id))
const conditionsIn = (searches: readonly GoldenSearch[]) =>
  searches.flatMap(([text, , , wanted]) => (wanted === 'nothing' ? [] : [{ text, wanted }]))

describe.each([
  ['used to tune the ranking', tuningSearches, 95],
  ['not used to tune it at first', heldOutSearches, 95],
  ['written without the word lists', furtherSearches, 95],
  ['written without knowing the search', independentSearches, 99],
  ['never used for tuning', untouchedSearches, 95],
])('golden searches (%s)', (_which, searches, share) => {
  test('golden searches are unique, about half of them in each language', () => {
    expect(new Set(searches.map(([text]) => text)).size).toBe(searches.length)
    const english = searches.filter(([, language]) => language === 'en').length
    expect(Math.abs(english / searches.length - 0.5)).toBeLessThan(0.05)
  })

  test('golden searches refer to existing methods and trades', () => {
    const known = new Set([...demoMethods, ...demoNiches].map(({ slug }) => slug))
    const named = conditionsIn(searches).flatMap(({ wanted }) => [
      ...(wanted.methods ?? []),
      ...(wanted.niches ?? []),
    ])
    expect(named.filter((slug) => !known.has(slug))).toEqual([])
  })

  test('each golden search has at least one sensible guide', () => {
    const unmet = conditionsIn(searches).filter(({ wanted }) => judge.howManySuit(wanted) === 0)
    expect(unmet.map(({ text }) => text)).toEqual([])
  })

  test(`${share} of 100 searches find three sensible guides among the first five`, () => {
    expect(missedBeyond(searches, 1 - share / 100)).toEqual([])
  })
})

/** Returns all missed searches if their share exceeds `tolerated`. Otherwise returns none. */
function missedBeyond(searches: readonly GoldenSearch[], tolerated: number): string[] {
  const missed = judge.missed(searches)
  if (missed.length <= searches.length * tolerated) return []
  return missed.map(([text, language, kind]) => `${language} ${kind}: ${text}`)
}
