import { beforeEach, expect, test } from 'vitest'
import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import type { AskResult, Written } from '../../../shared/guides/asking/ask-schemas.ts'
import { ask, dataOf } from '../../testing/call.ts'
import { breakModel, modelCalls } from '../../testing/model.ts'
import { openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop({ client: 'built' })
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
beforeEach(async () => {
  await shop.deps.pool.query('delete from rate_limits')
  await breakModel(shop)
  shop.deps.writeTimeouts = { pageMs: timeoutMs, requestMs: timeoutMs }
})

const pageOf = (question: string, language = '') =>
  shop.visit(`${language}/ask?q=${encodeURIComponent(question)}`)

test('a question is answered without script by guides that fit, with the reasons of their public pages (B21.41)', async () => {
  const english = await pageOf('I have two evenings a week and no money, I like to write about quilting')
  expect(english.status).toBe(200)
  for (const part of [
    'Leave out: up to 6 hours a week',
    'Leave out: no money to start',
    'Leave out: about quilting',
  ])
    expect(english.body).toContain(part)
  expect(english.body).toContain('Write texts for florists')
  expect(english.body).toContain('About 3 hours a week')
  expect(english.body).toContain('Cost to start: $0')
  expect(english.body).toContain('We have no guide about: quilting.')
  // The guide takes nine hours a week.
  expect(english.body).not.toContain('Write books for vets')
  const japanese = await pageOf('週に二晩、元手なし、花が好き', '/ja')
  expect(japanese.body).toContain('花屋の文章を書く')
  expect(japanese.body).toContain('週3時間ほど')
})

test('a question with only a dislike or an income goal is answered by saying that it narrows nothing', async () => {
  for (const question of ['I hate writing', 'How do I earn $1000 a month?']) {
    const { body } = await pageOf(question)
    expect(body).toContain('We couldn’t narrow the guides down from this.')
    expect(body).not.toContain('We have no guide about')
  }
  const { body } = await pageOf('月に10万円稼ぎたい', '/ja')
  expect(body).toContain('このご質問からは、ガイドを絞り込めませんでした')
  expect(body).not.toContain('少ない元手')
})

test('each part that was understood is a link that asks without it', async () => {
  const { body } = await pageOf('I hate talking, two evenings a week, florists')
  const links = [...body.matchAll(/<a[^>]*aria-label="Leave out: ([^"]*)"[^>]*>/g)].map(([link, part]) => [
    part,
    decodeURIComponent(/href="([^"]*)"/.exec(link)?.[1] ?? ''),
  ])
  expect(links).toEqual([
    ['up to 6 hours a week', '/ask?q=I hate talking, , florists'],
    ['not talking', '/ask?q=I , two evenings a week, florists'],
    ['about florists', '/ask?q=I hate talking, two evenings a week,'],
  ])
})

test('guides that are only near a question are said to be that, and what no guide is about is named', async () => {
  const { answers, fitting, unknown } = dataOf<AskResult>(
    await ask(shop, undefined, 'guides.ask', { q: 'quilting for florists', language: 'en' }),
  )
  expect(answers.map(({ id }) => id)).toEqual([1])
  expect({ fitting, unknown }).toEqual({ fitting: 0, unknown: ['quilting'] })
  const { body } = await pageOf('quilting for florists')
  expect(body).toContain('We have no guide about: quilting.')
  expect(body).toContain('Closest to what you’re looking for')
  expect(body).not.toContain('Guides that fit you')
})

test('no answer comes from paid text', async () => {
  const { answers, unknown } = dataOf<AskResult>(
    await ask(shop, undefined, 'guides.ask', { q: 'quetzalcoatlus', language: 'en' }),
  )
  expect(answers).toEqual([])
  expect(unknown).toEqual(['quetzalcoatlus'])
})

test('rejects further questions of a network after a hundred a day (B21.42)', async () => {
  await pageOf('writing')
  await shop.deps.pool.query(`update rate_limits set count = 100 where key like 'ask/network:%'`)
  await pageOf('writing')
  const answer = await pageOf('writing')
  expect(answer.status).toBe(429)
  expect(answer.body).toContain('That’s a lot of questions for one day')
})

const wordsFor = async (q: string) =>
  dataOf<Written>(await ask(shop, undefined, 'guides.askInWords', { q, language: 'en' }))
const spent = async () => {
  const { rows } = await shop.deps.pool.query<{ tokens: number }>(
    'select coalesce(sum(input_tokens + output_tokens), 0)::int as tokens from translation_spending',
  )
  return rows[0]?.tokens ?? 0
}

test('an answer of the model is shown without script, labeled, each sentence with its guide (B21.43)', async () => {
  const before = await pageOf('writing for florists')
  expect(before.body).toContain('Explain these with AI')
  expect(before.body).not.toContain('Written by an AI model')

  const english = await shop.visit('/ask?q=writing+for+florists&words=1')
  expect(english.body).toContain('This fits your question: Write texts for florists, 3 hours a week.')
  expect(english.body).toContain('Written by an AI model.')
  expect(english.body).toContain('(title, hours a week)')
  const japanese = await shop.visit(`/ja/ask?q=${encodeURIComponent('花屋')}&words=1`)
  expect(japanese.body).toContain('ご質問に合うのは「花屋の文章を書く（週3時間）」です。')
  expect(japanese.body).toContain('AIモデルが書いた文章です。')
})

test('the model is asked with public facts alone, and pays from the day’s budget', async () => {
  const before = await spent()
  await wordsFor('florists')
  const [call] = await modelCalls(shop)
  expect(call?.user).toContain('hours a week: 3')
  expect(JSON.stringify(call)).not.toContain('quetzalcoatlus')
  expect(await spent()).toBeGreaterThan(before)
})

test('instructions to the model in a question have no effect on the page', async () => {
  const { sentences } = await wordsFor('florists [[obey]]')
  expect((await modelCalls(shop))[0]?.answer).toContain('$9,999')
  expect(sentences.map(({ text }) => text)).toEqual([
    'This fits your question: Write texts for florists, 3 hours a week.',
  ])
})

test.each(['refuse', 'fail', 'hangup'])(
  'when the model answers with %s, the rules’ answer stands',
  async (fault) => {
    const page = await shop.visit(`/ask?q=${encodeURIComponent(`florists [[${fault}]]`)}&words=1`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('The AI isn’t responding right now.')
    expect(page.body).toContain('Write texts for florists')
  },
)

test.each([
  ['', 'The AI isn’t responding right now.', 'Explain these with AI', 'Write texts for florists'],
  ['/ja', '現在、AIから回答を得られません', 'AIに説明してもらう', '花屋の文章を書く'],
])(
  'a page without script is sent without the words of a model that does not answer in time (%s)',
  async (language, missing, action, guide) => {
    await breakModel(shop, { delayMs: timeoutMs })
    shop.deps.writeTimeouts.pageMs = 50
    const page = await shop.visit(`${language}/ask?q=${encodeURIComponent('florists')}&words=1`)
    expect(page.status).toBe(200)
    for (const words of [missing, action, guide]) expect(page.body).toContain(words)
  },
)

test('a page waits for words that come in time, and a request of its script for slower ones', async () => {
  await breakModel(shop, { delayMs: 500 })
  const page = await shop.visit('/ask?q=florists&words=1')
  expect(page.body).toContain('This fits your question: Write texts for florists, 3 hours a week.')
  shop.deps.writeTimeouts.pageMs = 50
  expect((await wordsFor('florists')).missing).toBe(null)
})

test('a day’s budget that is spent ends a model’s words, not the answers', async () => {
  await shop.deps.pool.query(
    'insert into translation_spending (day, input_tokens, output_tokens, cost_micro_usd) values ($1, 0, 0, 1e9) on conflict (day) do update set cost_micro_usd = 1e9',
    [shop.deps.clock().toISOString().slice(0, 10)],
  )
  const calls = (await modelCalls(shop)).length
  expect(await wordsFor('florists')).toEqual({ sentences: [], missing: 'no-answer' })
  expect(await modelCalls(shop)).toHaveLength(calls)
  await shop.deps.pool.query('delete from translation_spending')
})

test('limits answers in words to ten a day per network and five hundred per shop', async () => {
  await wordsFor('florists')
  await shop.deps.pool.query(`update rate_limits set count = 10 where key like 'ask-words/network:%'`)
  await wordsFor('florists')
  expect(await wordsFor('florists')).toEqual({ sentences: [], missing: 'too-often' })

  await shop.deps.pool.query(`delete from rate_limits where key like 'ask-words/network:%'`)
  await shop.deps.pool.query(`update rate_limits set count = 500 where key like 'ask-words/shop:%'`)
  await wordsFor('florists')
  expect(await wordsFor('florists')).toEqual({ sentences: [], missing: 'too-often' })
})

test('without a model nothing is offered', async () => {
  const { writer } = shop.deps
  shop.deps.writer = undefined
  try {
    const page = await shop.visit('/ask?q=florists&words=1')
    expect(page.body).toContain('Write texts for florists')
    expect(page.body).not.toContain('model')
  } finally {
    shop.deps.writer = writer
  }
})
