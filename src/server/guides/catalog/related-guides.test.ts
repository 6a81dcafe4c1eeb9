import { describe, expect, test } from 'vitest'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import { createGuideCard } from '../../testing/guide-card.ts'
import { findRelatedGuides } from './related-guides.ts'

const card = (id: number, titleEn: string, tags: string[], said: Partial<GuideSummary> = {}) =>
  createGuideCard({ id, titleEn, tags, ...said })

function relatedTo(id: number, cards: GuideSummary[], language: 'en' | 'ja' = 'en'): number[] {
  const own = cards.find((each) => each.id === id) ?? card(id, 'Missing', [])
  return findRelatedGuides({ cards }, own, language).map((each) => each.id)
}

test('related guides share a rare tag rather than a common one', () => {
  const shelf = Array.from({ length: 30 }, (_, index) =>
    card(index + 100, `Something ${index}`, ['AI Writing']),
  )
  const cards = [card(1, 'Alpha', ['AI Writing', 'Pottery']), card(2, 'Beta', ['Pottery']), ...shelf]
  expect(relatedTo(1, cards)[0]).toBe(2)
})

test('related guides are found by tags in any spelling and by title words', () => {
  const cards = [
    card(1, 'Menus for cafés', ['AI Writing']),
    card(2, 'Nothing alike', ['ai-writing']),
    card(3, 'Labels for CAFÉS', ['Automation']),
    card(4, 'Stranger', ['Automation']),
  ]
  expect(new Set(relatedTo(1, cards))).toEqual(new Set([2, 3]))
})

test('related guides exclude the guide itself, its near-duplicate and hidden guides', () => {
  const cards = [
    card(1, 'Alpha beta', ['Pottery']),
    card(2, 'Alpha beta', ['Pottery'], { duplicateOf: 1 }),
    card(3, 'Alpha gamma', ['Pottery']),
    card(4, 'Alpha gamma', ['Pottery'], { duplicateOf: 3 }),
  ]
  expect(relatedTo(1, cards)).toEqual([3])
  expect(relatedTo(2, cards)).toEqual([3])
})

test('related guides are four different ones rather than several of one kind', () => {
  const kinds = [
    ...[2, 3, 4].map((id) => card(id, 'Voices for museums', ['Voice Over'])),
    ...[5, 6, 7].map((id) => card(id, 'Posters for bakers', ['Design'])),
  ]
  const own = card(1, 'Voices, museums, posters and bakers', ['Voice Over', 'Design'])
  expect(relatedTo(1, [own, ...kinds])).toEqual([2, 5, 3, 6])
})

test('related guides on a Japanese page start with guides in Japanese', () => {
  const cards = [
    card(1, 'Alpha', ['Pottery']),
    card(2, 'Beta', ['Pottery'], { titleJa: '' }),
    card(3, 'Gamma', ['Pottery']),
  ]
  expect(relatedTo(1, cards, 'ja')).toEqual([3, 2])
  expect(relatedTo(1, cards, 'en')).toEqual([2, 3])
})

describe('related guides among a thousand equal guides', () => {
  const shelf = Array.from({ length: 1000 }, (_, index) => card(index + 1, 'Same title', ['Same']))

  test('related guides of equal rank are the next in the list, so that every guide is linked', () => {
    expect(relatedTo(500, shelf)).toEqual([501, 502, 503, 504])
    expect(relatedTo(999, shelf)).toEqual([1000, 1, 2, 3])
  })
})

test('a guide without similarities, or without other guides, has no related guides', () => {
  expect(relatedTo(1, [card(1, 'Alpha', ['Pottery'])])).toEqual([])
  expect(relatedTo(1, [card(1, 'Alpha', []), card(2, 'Beta', [])])).toEqual([])
})
