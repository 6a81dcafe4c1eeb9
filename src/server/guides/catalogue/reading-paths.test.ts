import { expect, test } from 'vitest'
import { createShelf } from '../../../shared/guides/guide-listing.ts'
import { cardOf } from '../../testing/guide-card.ts'
import type { PublicTexts } from './catalogue-queries.ts'
import { readingPaths } from './reading-paths.ts'

const facts: Record<number, Pick<PublicTexts, 'startCostEn' | 'firstIncomeEn'>> = {
  1: { startCostEn: '$50', firstIncomeEn: '4 weeks' },
  2: { startCostEn: '$0', firstIncomeEn: '2 to 4 months' },
  3: { startCostEn: '$0', firstIncomeEn: '4 to 8 weeks' },
  4: { startCostEn: '', firstIncomeEn: '' },
}
const pathsOf = (...cards: Parameters<typeof cardOf>[0][]) =>
  readingPaths({
    shelf: createShelf(cards.map(cardOf)),
    findTexts: (id) => facts[id] as PublicTexts | undefined,
  }).map(({ category, steps }) => [category, steps?.map(({ id }) => id)])

const writing = (id: number) => ({ id, tags: ['AI Writing', `method-${id}`], titleEn: 'abcdefghi'[id] ?? '' })

test('a path begins with what costs nothing and pays soonest, and ends with what says neither', () => {
  expect(pathsOf(writing(1), writing(2), writing(3), writing(4))).toEqual([['AI Writing', [3, 2, 1, 4]]])
})

test('a path has five guides at most: the most recommended of each method, and no near-twin', () => {
  expect(
    pathsOf(
      ...[4, 5, 6, 7, 8, 9].map((id) => writing(id)),
      { ...writing(1), tags: ['AI Writing', 'method-4'], recommended: 4.5 },
      { ...writing(2), duplicateOf: 1, recommended: 0 },
    ),
  ).toEqual([['AI Writing', [4, 5, 6, 7, 8]]])
})

test('paths come in the order of the filters, and a category without guides has none', () => {
  expect(pathsOf({ id: 1, tags: ['Voice Over'] }, { id: 2, tags: ['Automation'] })).toEqual([
    ['Automation', [2]],
    ['Voice Over', [1]],
  ])
})
