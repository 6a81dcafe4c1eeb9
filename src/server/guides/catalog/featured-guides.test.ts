import { expect, test } from 'vitest'
import { filterTags } from '../../../shared/guides/filter-tags.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { createGuideCard } from '../../testing/guide-card.ts'
import { listFeaturedGuides, pickFeaturedGuides } from './featured-guides.ts'

const card = (said: Partial<GuideSummary> & { id: number }) =>
  createGuideCard({ tags: ['Marketing', `method-${said.id}`], ...said })

const idsOf = (cards: readonly GuideSummary[]) => cards.map(({ id }) => id)
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, place) => from + place)

const shop = (cards: GuideSummary[]) => ({ cards, reported: new Map() })

test('featured guides start with a free sample, then one guide of each category in filter order', () => {
  const cards = [
    ...numbers(1, 30).map((id) => card({ id })),
    ...filterTags.toReversed().map((tag, place) => card({ id: 40 + place, tags: [tag] })),
    card({ id: 50, isFreePreview: true }),
  ]
  expect(idsOf(pickFeaturedGuides(cards)).slice(0, 7)).toEqual([50, 45, 44, 43, 42, 41, 40])
})

test('a guide with two categories is featured under the category of its first matching tag', () => {
  const cards = [
    card({ id: 1, tags: ['Voice Over', 'Digital Products'] }),
    card({ id: 2, tags: ['ebooks', 'narration'] }),
    card({ id: 3, tags: ['Passive Income'] }),
  ]
  expect(idsOf(pickFeaturedGuides(cards))).toEqual([3, 2, 1])
})

test('a featured category repeats only after every other category was shown', () => {
  const cards = [
    ...numbers(1, 5).map((id) => card({ id, tags: ['AI Writing', `method-${id}`] })),
    card({ id: 6, tags: ['Voice Over'] }),
  ]
  expect(idsOf(pickFeaturedGuides(cards)).slice(0, 3)).toEqual([1, 6, 2])
})

test('featured guides of one trade or method are at least nine positions apart if possible', () => {
  const trades = ['🥕', '💒', '🏠', '📚', '🪵', '🧘', '🍵', '🚲', '🐩', '🏛️', '💍', '🍱']
  const cards = numbers(0, 400).map((place) =>
    card({
      id: place + 1,
      emoji: trades[place % 12] ?? '',
      tags: [filterTags[place % 6] ?? '', `method-${Math.floor(place / 10)}`],
    }),
  )
  const picked = pickFeaturedGuides(cards)
  for (let start = 0; start + 9 <= picked.length; start += 1) {
    const shelf = picked.slice(start, start + 9)
    expect(new Set(shelf.map(({ emoji }) => emoji)).size).toBe(9)
    expect(new Set(shelf.map(({ tags }) => tags.join())).size).toBe(9)
  }
  expect(picked).toHaveLength(36)
})

test("two guides without an emoji don't count as the same trade", () => {
  const cards = [
    card({ id: 1, tags: ['AI Writing'] }),
    card({ id: 2 }),
    card({ id: 3, tags: ['Voice Over'] }),
  ]
  expect(idsOf(pickFeaturedGuides(cards))).toEqual([1, 3, 2])
})

test('featured guides in both languages come before untranslated guides', () => {
  const cards = [
    card({ id: 1, tags: ['AI Writing'], titleJa: '' }),
    card({ id: 2, tags: ['AI Writing'], emoji: '🥕' }),
  ]
  expect(idsOf(pickFeaturedGuides(cards))).toEqual([2, 1])
})

test('a small shop features all of its guides except near-duplicates', () => {
  const cards = [
    ...numbers(1, 11).map((id) => card({ id, tags: ['AI Writing'], emoji: '🥕' })),
    card({ id: 12, duplicateOf: 3 }),
  ]
  expect(listFeaturedGuides(shop(cards), { count: 9, language: 'en' })).toMatchObject({
    featured: 11,
    guides: 11,
  })
  expect(listFeaturedGuides(shop(cards), { count: 9, language: 'en' }).cards).toHaveLength(9)
  const shown = listFeaturedGuides(shop(cards), { count: 18, language: 'en' }).cards.map(({ id }) => id)
  expect(shown.toSorted((a, b) => a - b)).toEqual(numbers(1, 11))
})

test('listFeaturedGuides returns at most 36 guides and the number of all listed guides', () => {
  const cards = numbers(1, 100).map((id) => card({ id }))
  expect(listFeaturedGuides(shop(cards), { count: 36, language: 'en' })).toMatchObject({
    featured: 36,
    guides: 100,
  })
  expect(listFeaturedGuides(shop(cards), { count: 36, language: 'en' }).cards).toHaveLength(36)
})

test('listFeaturedGuides returns no cards for an empty shop', () => {
  expect(listFeaturedGuides(shop([]), { count: 9, language: 'en' })).toEqual({
    cards: [],
    featured: 0,
    guides: 0,
    reported: null,
  })
})
