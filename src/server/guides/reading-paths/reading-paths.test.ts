import { expect, test } from 'vitest'
import { createGuideCard, createCatalogIndex } from '../../testing/guide-card.ts'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import type { PublicTexts } from '../catalog/catalogue-queries.ts'
import { pathRules } from './path-rules.ts'
import { buildReadingPaths } from './reading-paths.ts'

const facts: Record<number, Pick<PublicTexts, 'startCostEn' | 'firstIncomeEn'>> = {
  1: { startCostEn: '$50', firstIncomeEn: '4 weeks' },
  2: { startCostEn: '$0', firstIncomeEn: '2 to 4 months' },
  3: { startCostEn: '$0', firstIncomeEn: '4 to 8 weeks' },
  4: { startCostEn: '', firstIncomeEn: '' },
  10: { startCostEn: '$0–$20', firstIncomeEn: '1 week' },
}
type Given = Partial<GuideSummary> & { id: number }
/** Returns the guide ids of each path, by slug. */
const pathsOf = (...cards: Given[]) =>
  buildReadingPaths(
    {
      catalogIndex: createCatalogIndex(cards.map(createGuideCard)),
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

test("a category's path starts with free, fast-paying guides and ends with guides without facts", () => {
  expect(pathsOf(writing(1), writing(2), writing(3), writing(4))).toEqual([['ai-writing', [3, 2, 1, 4]]])
})

test("a category's path has the five most recommended methods, without near-duplicates", () => {
  expect(
    pathsOf(
      ...[4, 5, 6, 7, 8, 9].map((id) => writing(id)),
      { ...writing(1), tags: ['AI Writing', 'method-4'], recommended: 4.5 },
      { ...writing(2), duplicateOf: 1, recommended: 0 },
    ),
  ).toEqual([['ai-writing', [4, 5, 6, 7, 8]]])
})

test("a category's path contains guides tagged with the category, not those matched by title only", () => {
  const titled = {
    ...writing(9),
    tags: ['AI Writing', 'method-9'],
    titleEn: 'Your first AI bot',
    recommended: 1,
  }
  const automation = (id: number) => ({ ...writing(id), tags: ['Automation', `method-${id}`] })
  expect(pathsOf(titled, ...[5, 6, 7, 8].map(automation))).toEqual([['automation', [5, 6, 7, 8]]])
})

test("a category's path sorts guides by maximum start cost, then by maximum wait, ascending", () => {
  expect(pathsOf(writing(1), writing(2), writing(3), writing(10))).toEqual([['ai-writing', [3, 2, 10, 1]]])
})

test("a category's path on a Japanese page is ordered by the displayed Japanese facts", () => {
  const startCostJa: Record<number, string> = { 1: '0円', 2: '500円', 3: '900円', 4: '月2,000円' }
  const guides = {
    catalogIndex: createCatalogIndex([1, 2, 3, 4].map((id) => createGuideCard(writing(id)))),
    findTexts: (id: number) =>
      ({ startCostEn: `$${9 - id}`, startCostJa: startCostJa[id] }) as Partial<PublicTexts> as PublicTexts,
  }
  const orderIn = (language: 'en' | 'ja') =>
    buildReadingPaths(guides, language).map(({ steps }) => steps.map(({ card }) => card.id))
  expect(orderIn('en')).toEqual([[4, 3, 2, 1]])
  expect(orderIn('ja')).toEqual([[1, 2, 3, 4]])
})

test('a category with fewer than four guides on sale has no path', () => {
  expect(pathsOf(writing(1), writing(2), writing(3))).toEqual([])
})

const goal = pathRules.find(({ slug }) => slug === 'sell-what-you-draw')
/** Returns one guide with the right tags for each position of a goal's path, with ids counted up from `from`. */
const fitting = (from: number): Given[] =>
  (goal?.places ?? []).map(({ tags }, place) => ({
    id: from + place,
    titleEn: `${'abcdefgh'[place]}${from}`,
    titleJa: '',
    tags: [...tags],
  }))
const drawing = (...cards: Given[]) =>
  new Map(pathsOf(...cards) as [string, number[]][]).get(goal?.slug ?? '')

test("a goal's path fills each position with the most recommended guide that has its tags", () => {
  expect(drawing(...fitting(11), ...fitting(21))).toEqual([11, 12, 13, 14, 15])
})

test("a withdrawn guide on a goal's path is replaced by the next guide with its tags", () => {
  const [first] = fitting(21)
  expect(drawing(...fitting(11).slice(1), ...(first ? [first] : []))).toEqual([21, 12, 13, 14, 15])
})

test("a goal's path omits a position without a matching guide while four guides remain", () => {
  expect(drawing(...fitting(11).slice(1))).toEqual([12, 13, 14, 15])
  expect(drawing(...fitting(11).slice(2))).toBeUndefined()
})
