import { expect, test } from 'vitest'
import { runToCompletion } from '../../../shared/guides/catalog-index.ts'
import { createGuideCard } from '../../testing/guide-card.ts'
import type { CatalogGuide, PublicTexts } from './catalogue-queries.ts'
import { sortByRecommendation } from './recommended-order.ts'

const noTexts: PublicTexts = {
  previewEn: '',
  previewJa: '',
  previewTh: '',
  outlineEn: [],
  outlineJa: [],
  outlineTh: [],
  insideCounts: [],
  incomeBasisEn: '',
  incomeBasisJa: '',
  startCostEn: '',
  startCostJa: '',
  firstIncomeEn: '',
  firstIncomeJa: '',
  hoursPerWeek: null,
  toolsEn: [],
  toolsJa: [],
  risksEn: [],
  risksJa: [],
  translationStateJa: 'missing',
  translationStateTh: 'missing',
  machineTranslatedJa: false,
  translationCheckedAtJa: null,
}

type Said = Partial<CatalogGuide['card']> & Partial<PublicTexts> & { id: number }

const guide = ({ id, tags = [`method-${id}`], emoji = '', updatedAt, isFreePreview, ...texts }: Said) => ({
  card: createGuideCard({
    id,
    tags,
    emoji,
    ...(updatedAt === undefined ? {} : { updatedAt }),
    ...(isFreePreview === undefined ? {} : { isFreePreview }),
  }),
  texts: { ...noTexts, ...texts },
  withdrawn: false,
})
const idsInOrder = (guides: readonly CatalogGuide[]) =>
  runToCompletion(sortByRecommendation(guides)).map(({ card }) => card.id)
const order = (...guides: Said[]) => idsInOrder(guides.map(guide))
/** Two different categories, so that alternating categories doesn't move any guide. */
const [one, two] = [{ tags: ['AI Writing'] }, { tags: ['Voice Over'] }]

test.each([
  ['costs nothing to start before one that costs something', { startCostEn: '$0' }, { startCostEn: '$20' }],
  ['names its cost to start before one that does not', { startCostEn: '$20–$50' }, {}],
  [
    'pays within six weeks before one that takes months',
    { firstIncomeEn: '4 to 8 weeks' },
    { firstIncomeEn: '2 to 4 months' },
  ],
  [
    'is translated before one that is not',
    { translationStateJa: 'current' },
    { translationStateJa: 'stale' },
  ],
  [
    'has a long preview before one with a short preview',
    { previewEn: 'a'.repeat(200) },
    { previewEn: 'a'.repeat(199) },
  ],
  ['is a free sample before one with a short preview', { isFreePreview: true }, {}],
  ['names its tools and risks before one that does not', { toolsEn: ['A browser'], risksEn: ['Tax'] }, {}],
  [
    'changed recently before one that did not',
    { updatedAt: '2026-06-01T00:00:00Z' },
    { updatedAt: '2025-06-01T00:00:00Z' },
  ],
] satisfies [string, Partial<Said>, Partial<Said>][])(
  'the recommended order lists a guide that %s',
  (_what, better, worse) => {
    expect(order({ id: 1, ...one, ...worse }, { id: 2, ...two, ...better })).toEqual([2, 1])
  },
)

test('the recommended order sorts guides with equal scores by id', () => {
  expect(order({ id: 1, ...one }, { id: 2, ...two })).toEqual([1, 2])
})

test('the recommended order alternates categories and trades while others are left', () => {
  const writing = { tags: ['AI Writing'] }
  expect(
    order(
      { id: 1, ...writing, emoji: '🥕' },
      { id: 2, ...writing, emoji: '🏠' },
      { id: 3, tags: ['Voice Over'], emoji: '🥕' },
      { id: 4, tags: ['Automation'], emoji: '🍵' },
    ),
  ).toEqual([1, 4, 2, 3])
})

test('the recommended order keeps every guide and does not depend on the input order', () => {
  const tags = ['AI Writing', 'Voice Over', 'Automation']
  const guides = Array.from({ length: 500 }, (_, place) =>
    guide({ id: place + 1, tags: [tags[place % 3] ?? ''], startCostEn: `$${place % 7}` }),
  )
  const ids = idsInOrder(guides)
  expect(ids.toSorted((a, b) => a - b)).toEqual(guides.map(({ card }) => card.id))
  expect(idsInOrder(guides.toReversed())).toEqual(ids)
})

test('the recommended order of an empty catalog is empty', () => {
  expect(idsInOrder([])).toEqual([])
})
