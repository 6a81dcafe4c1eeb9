import { expect, test } from 'vitest'
import { cardOf, createShelf } from '../../testing/guide-card.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import type { PublicTexts } from '../catalog/catalogue-queries.ts'
import { pathRules } from './path-rules.ts'
import { readingPaths } from './reading-paths.ts'

const facts: Record<number, Pick<PublicTexts, 'startCostEn' | 'firstIncomeEn'>> = {
  1: { startCostEn: '$50', firstIncomeEn: '4 weeks' },
  2: { startCostEn: '$0', firstIncomeEn: '2 to 4 months' },
  3: { startCostEn: '$0', firstIncomeEn: '4 to 8 weeks' },
  4: { startCostEn: '', firstIncomeEn: '' },
  10: { startCostEn: '$0–$20', firstIncomeEn: '1 week' },
}
type Given = Partial<GuideSummary> & { id: number }
/** The guides of each path, by its slug. */
const pathsOf = (...cards: Given[]) =>
  readingPaths(
    {
      shelf: createShelf(cards.map(cardOf)),
      findTexts: (id) => facts[id] as PublicTexts | undefined,
    },
    'en',
  ).map(({ slug, steps }) => [slug, steps.map(({ card }) => card.id)])

const writing = (id: number) => ({
  id,
  tags: ['AI Writing', `method-${id}`],
  titleEn: 'abcdefghijkl'[id] ?? '',
  titleJa: '',
})

test('the path of a category begins with what costs nothing and pays soonest, and ends with what says neither', () => {
  expect(pathsOf(writing(1), writing(2), writing(3), writing(4))).toEqual([['ai-writing', [3, 2, 1, 4]]])
})

test('it has five guides at most: the most recommended of each method, and no near-twin', () => {
  expect(
    pathsOf(
      ...[4, 5, 6, 7, 8, 9].map((id) => writing(id)),
      { ...writing(1), tags: ['AI Writing', 'method-4'], recommended: 4.5 },
      { ...writing(2), duplicateOf: 1, recommended: 0 },
    ),
  ).toEqual([['ai-writing', [4, 5, 6, 7, 8]]])
})

test('it has guides that are tagged with the category, and none that only its title matches', () => {
  const titled = {
    ...writing(9),
    tags: ['AI Writing', 'method-9'],
    titleEn: 'Your first AI bot',
    recommended: 1,
  }
  const automation = (id: number) => ({ ...writing(id), tags: ['Automation', `method-${id}`] })
  expect(pathsOf(titled, ...[5, 6, 7, 8].map(automation))).toEqual([['automation', [5, 6, 7, 8]]])
})

test('guides are ordered by the most that a start costs, then by the longest wait', () => {
  expect(pathsOf(writing(1), writing(2), writing(3), writing(10))).toEqual([['ai-writing', [3, 2, 10, 1]]])
})

test('a Japanese page orders guides by what it prints, as an English one does', () => {
  const startCostJa: Record<number, string> = { 1: '0円', 2: '500円', 3: '900円', 4: '月2,000円' }
  const guides = {
    shelf: createShelf([1, 2, 3, 4].map((id) => cardOf(writing(id)))),
    findTexts: (id: number) =>
      ({ startCostEn: `$${9 - id}`, startCostJa: startCostJa[id] }) as Partial<PublicTexts> as PublicTexts,
  }
  const orderIn = (language: 'en' | 'ja') =>
    readingPaths(guides, language).map(({ steps }) => steps.map(({ card }) => card.id))
  expect(orderIn('en')).toEqual([[4, 3, 2, 1]])
  expect(orderIn('ja')).toEqual([[1, 2, 3, 4]])
})

test('with fewer than four guides on sale there is no path', () => {
  expect(pathsOf(writing(1), writing(2), writing(3))).toEqual([])
})

const goal = pathRules.find(({ slug }) => slug === 'sell-what-you-draw')
/** One guide for each place of a path by goal, from this id on. */
const fitting = (from: number): Given[] =>
  (goal?.places ?? []).map(({ tags }, place) => ({
    id: from + place,
    titleEn: `${'abcdefgh'[place]}${from}`,
    titleJa: '',
    tags: [...tags],
  }))
const drawing = (...cards: Given[]) =>
  new Map(pathsOf(...cards) as [string, number[]][]).get(goal?.slug ?? '')

test('each place of a path by goal goes to the most recommended guide with its tags', () => {
  expect(drawing(...fitting(11), ...fitting(21))).toEqual([11, 12, 13, 14, 15])
})

test('when a guide is withdrawn, the next one with its tags takes its place', () => {
  const [first] = fitting(21)
  expect(drawing(...fitting(11).slice(1), ...(first ? [first] : []))).toEqual([21, 12, 13, 14, 15])
})

test('a place that no guide fits is left out, as long as four remain', () => {
  expect(drawing(...fitting(11).slice(1))).toEqual([12, 13, 14, 15])
  expect(drawing(...fitting(11).slice(2))).toBeUndefined()
})
