import { expect, test } from 'vitest'
import { createGuideCard, createCatalogIndex } from '../../testing/guide-card.ts'
import { answerQuestion } from './answer-question.ts'

const facts = { hoursPerWeek: 4, startCostEn: '$0', startCost: 'none' as const }
const cards = [
  {
    ...createGuideCard({
      id: 1,
      titleEn: 'Write newsletters for florists',
      tags: ['newsletter', 'Remote Work'],
    }),
    ...facts,
  },
  {
    ...createGuideCard({ id: 2, titleEn: 'Edit podcasts for florists', tags: ['podcast', 'audio editing'] }),
    ...facts,
    startCostEn: '$30',
  },
  {
    ...createGuideCard({ id: 3, titleEn: 'Record the quiet setting of a garden', tags: ['narration'] }),
    ...facts,
  },
]
const catalogIndex = createCatalogIndex(cards)
const findTexts = (id: number) => cards.find((card) => card.id === id) as never
const ask = (q: string) => {
  const { answers, fitting, unknown } = answerQuestion({ catalogIndex, findTexts }, { q, language: 'en' })
  return { ids: answers.map(({ id }) => id), fitting, unknown }
}

test('a condition that no guide meets is named as missing, and the nearest guides are only close', () => {
  expect(ask('I only have 2 hours a week')).toEqual({
    ids: [1, 2, 3],
    fitting: 0,
    unknown: ['2 hours a week'],
  })
})

test('a question without topics or conditions shows the recommended guides as close', () => {
  expect(ask('do any of these actually work?')).toEqual({ ids: [1, 2, 3], fitting: 0, unknown: [] })
})

test('an everyday word beside a topic is neither missing nor a topic', () => {
  expect(ask('My wife says I should somehow edit podcasts')).toMatchObject({ ids: [2], unknown: [] })
})

test('a misspelled topic is corrected in a question', () => {
  expect(ask('I want to make podacsts')).toMatchObject({ ids: [2], fitting: 1, unknown: [] })
})

test('a guide about the topic that costs too much comes first among the close ones', () => {
  expect(ask('podcasts, but no money')).toMatchObject({ ids: [2, 1, 3], fitting: 0 })
})

test('a missing topic is named as typed, even if it resembles another word', () => {
  expect(ask('a betting shop for florists').unknown).toContain('betting')
})
