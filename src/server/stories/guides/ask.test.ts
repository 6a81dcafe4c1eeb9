import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Asked } from '../../../shared/guides/asking/ask-schemas.ts'
import { ask, dataOf } from '../../testing/call.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ client: 'built' })
  await shop.stock(
    {
      id: 1,
      contentEn: `${'Preview. '.repeat(60)} quetzalcoatlus`,
      titleEn: 'Write texts for florists',
      titleJa: '花屋の文章を書く',
      tags: ['AI Writing'],
      metadata: { hoursPerWeek: 3, startCostEn: '$0', startCostJa: '0円', firstIncomeEn: '4 to 8 weeks' },
    },
    {
      id: 2,
      titleEn: 'Write books for vets',
      tags: ['AI Writing', 'ebooks'],
      metadata: { hoursPerWeek: 9, startCostEn: '$0' },
    },
  )
})
beforeEach(() => shop.deps.pool.query('delete from rate_limits'))
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(() => shop.close())

const pageOf = (question: string, language = '') =>
  shop.visit(`${language}/ask?q=${encodeURIComponent(question)}`)

test('a question is answered without script by guides that fit, with the reasons of their public pages (B21.41)', async () => {
  const english = await pageOf('I have two evenings a week and no money, I like to write about quilting')
  expect(english.status).toBe(200)
  expect(english.body).toContain('Understood: up to 6 hours a week; no money to start; about')
  expect(english.body).toContain('Write texts for florists')
  expect(english.body).toContain('About 3 hours a week')
  expect(english.body).toContain('Cost to start: $0')
  expect(english.body).toContain('No guide is about: quilting.')
  // It takes nine hours.
  expect(english.body).not.toContain('Write books for vets')
  const japanese = await pageOf('週に二晩、元手なし、花が好き', '/ja')
  expect(japanese.body).toContain('花屋の文章を書く')
  expect(japanese.body).toContain('週3時間ほど')
})

test('no answer comes from paid text', async () => {
  const { answers, unknown } = dataOf<Asked>(
    await ask(shop, undefined, 'guides.ask', { q: 'quetzalcoatlus', language: 'en' }),
  )
  expect(answers).toEqual([])
  expect(unknown).toEqual(['quetzalcoatlus'])
})

test('after a hundred questions a day a network is told to wait (B21.42)', async () => {
  await pageOf('writing')
  await shop.deps.pool.query(`update rate_limits set count = 100 where key like 'ask/network:%'`)
  await pageOf('writing')
  const answer = await pageOf('writing')
  expect(answer.status).toBe(429)
  expect(answer.body).toContain('You have asked very often today')
})
