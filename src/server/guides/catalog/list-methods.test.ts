import { expect, test } from 'vitest'
import { createGuideCard } from '../../testing/guide-card.ts'
import { findMethod, listMethods } from './list-methods.ts'

const cards = [
  ...[1, 2, 3].map((id) => createGuideCard({ id, tags: ['Freelancing', 'subtitles'], recommended: 10 - id })),
  createGuideCard({ id: 4, tags: ['subtitles', 'Freelancing'], recommended: 1, duplicateOf: null }),
  createGuideCard({ id: 5, tags: ['subtitles', 'Freelancing'], duplicateOf: 1 }),
  ...[6, 7].map((id) => createGuideCard({ id, tags: ['Freelancing', 'SEO'] })),
  ...[8, 9, 10].map((id) => createGuideCard({ id, tags: [] })),
  ...[11, 12, 13].map((id) => createGuideCard({ id, tags: ['Freelancing'] })),
]

test('listMethods groups three or more guides with the same tags, in any order', () => {
  expect(listMethods({ cards }).map(({ tags, guides }) => [tags, guides.map(({ id }) => id)])).toEqual([
    [
      ['subtitles', 'Freelancing'],
      [4, 3, 2, 1],
    ],
    [['Freelancing'], expect.arrayContaining([11, 12, 13])],
  ])
})

test("findMethod returns the method of a guide, or undefined if the method isn't listed", () => {
  const found = findMethod({ cards }, 2)
  expect(found?.guides).toHaveLength(4)
  expect([6, 8, 99].map((id) => findMethod({ cards }, id))).toEqual([undefined, undefined, undefined])
})

const createCards = (tags: string[], firstId: number, count: number) =>
  Array.from({ length: count }, (_, place) => createGuideCard({ id: firstId + place, tags }))

test('listMethods names methods by more than two tags if their rarest tags are the same', () => {
  const alike = [
    ...createCards(['Automation', 'narration', 'Voice Over'], 1, 3),
    ...createCards(['Freelancing', 'narration', 'Voice Over'], 11, 3),
    ...createCards(['Automation'], 21, 9),
    ...createCards(['Freelancing'], 31, 9),
  ]
  const names = listMethods({ cards: alike }).map(({ tags }) => tags.join(', '))
  expect(names.toSorted()).toEqual([
    'Automation',
    'Freelancing',
    'narration, Voice Over, Automation',
    'narration, Voice Over, Freelancing',
  ])
})
