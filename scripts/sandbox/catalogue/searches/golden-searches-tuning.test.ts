import { describe, expect, test } from 'vitest'
import { createShelf } from '../../../../src/shared/guides/guide-listing.ts'
import { demoCards } from '../../../demo/demo-cards.ts'
import { methods } from '../writing/read-methods.ts'
import { niches } from '../writing/read-niches.ts'
import { goldenSearches } from './golden-searches-tuning.ts'
import { createJudge } from './judge-searches.ts'

const shelf = createShelf(demoCards())
const judge = createJudge((q) => shelf.find({ q }).cards.map(({ id }) => id))
const wishes = goldenSearches.flatMap(([text, , , wanted]) =>
  wanted === 'nothing' ? [] : [{ text, wanted }],
)

describe('Searches that people type elsewhere', () => {
  test('are all different, about half of them in each language', () => {
    expect(new Set(goldenSearches.map(([text]) => text)).size).toBe(goldenSearches.length)
    const english = goldenSearches.filter(([, language]) => language === 'en').length
    expect(Math.abs(english / goldenSearches.length - 0.5)).toBeLessThan(0.05)
  })

  test('name methods and trades of the catalogue', () => {
    const known = new Set([...methods, ...niches].map(({ slug }) => slug))
    const named = wishes.flatMap(({ wanted }) => [...(wanted.methods ?? []), ...(wanted.niches ?? [])])
    expect(named.filter((slug) => !known.has(slug))).toEqual([])
  })

  test('want what at least one guide has', () => {
    expect(wishes.filter(({ wanted }) => judge.howManySuit(wanted) === 0).map(({ text }) => text)).toEqual([])
  })

  test('find three sensible guides among the first five, 95 times of 100', () => {
    expect(missedBeyond(0.05)).toEqual([])
  })
})

/** All missed searches if their share is larger than `tolerated`, otherwise none. */
function missedBeyond(tolerated: number): string[] {
  const missed = judge.missed(goldenSearches)
  if (missed.length <= goldenSearches.length * tolerated) return []
  return missed.map(([text, language, kind]) => `${language} ${kind}: ${text}`)
}
