import { beforeEach, expect, test } from 'vitest'
import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import type { AskResult, GeneratedAnswer } from '../../../shared/guides/asking/ask-schemas.ts'
import { callQuery, readCallData } from '../../testing/call.ts'
import { setModelFaults, fetchModelCalls } from '../../testing/model.ts'
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
  await setModelFaults(shop)
  shop.deps.writeTimeouts = { pageMs: timeoutMs, requestMs: timeoutMs }
})

const pageOf = (question: string, language = '') =>
  shop.visit(`${language}/ask?q=${encodeURIComponent(question)}`)

test('/ask without JavaScript lists the guides that fit a question, with the reasons (B21.41)', async () => {
  const english = await pageOf('I have two evenings a week and no money, I like to write about quilting')
  expect(english.status).toBe(200)
  for (const part of ['Remove: up to 6 hours a week', 'Remove: no money to start', 'Remove: about quilting'])
    expect(english.body).toContain(part)
  expect(english.body).toContain('Write texts for florists')
  expect(english.body).toMatch(/src="\/thumbnails\/\d+\.svg"/)
  expect(english.body).toContain('About 3 hours a week')
  expect(english.body).toContain('Cost to start: $0')
  expect(english.body).toContain('We have no guides about: quilting.')
  // This guide takes nine hours a week, and the question allows up to six.
  expect(english.body).not.toContain('Write books for vets')
  const japanese = await pageOf('週に二晩、元手なし、花が好き', '/ja')
  expect(japanese.body).toContain('花屋の文章を書く')
  expect(japanese.body).toContain('週3時間ほど')
})

test('a question with only a dislike lists the best guides about other topics (B21.41)', async () => {
  const some = await pageOf('I hate ebooks')
  expect(some.body).toContain('Remove: not ebooks')
  expect(some.body).toContain('Guides that fit you')
  expect(some.body).toContain('Write texts for florists')
  expect(some.body).not.toContain('Write books for vets')
  const japanese = await pageOf('電子書籍が苦手', '/ja')
  expect(japanese.body).toContain('「電子書籍」を除く')
  expect(japanese.body).toContain('花屋の文章を書く')
  const none = await pageOf('I hate writing')
  expect(none.body).toContain('No guide matches everything you asked for.')
})

test('a question with only an income goal filters out no guides, and the page says so', async () => {
  const english = await pageOf('How do I earn $1000 a month?')
  expect(english.body).toContain('We couldn’t narrow down the guides based on what you wrote.')
  expect(english.body).not.toContain('We have no guides about')
  const { body } = await pageOf('月に10万円稼ぎたい', '/ja')
  expect(body).toContain('ご入力の内容からは、ガイドを絞り込めませんでした')
  expect(body).not.toContain('少ない元手')
})

test('each understood part of a question links to the same question without that part', async () => {
  const { body } = await pageOf('I hate talking, two evenings a week, florists')
  const links = [...body.matchAll(/<a[^>]*aria-label="Remove: ([^"]*)"[^>]*>/g)].map(([link, part]) => [
    part,
    decodeURIComponent(/href="([^"]*)"/.exec(link)?.[1] ?? ''),
  ])
  expect(links).toEqual([
    ['up to 6 hours a week', '/ask?q=I hate talking, , florists'],
    ['not talking', '/ask?q=I , two evenings a week, florists'],
    ['about florists', '/ask?q=I hate talking, two evenings a week,'],
  ])
})

test('guides that only partly fit a question are labeled as closest, and unknown topics are named', async () => {
  const { answers, fitting, unknown } = readCallData<AskResult>(
    await callQuery(shop, undefined, 'guides.ask', { q: 'quilting for florists', language: 'en' }),
  )
  expect(answers.map(({ id }) => id)).toEqual([1])
  expect({ fitting, unknown }).toEqual({ fitting: 0, unknown: ['quilting'] })
  const { body } = await pageOf('quilting for florists')
  expect(body).toContain('We have no guides about: quilting.')
  expect(body).toContain('Closest to what you’re looking for')
  expect(body).not.toContain('Guides that fit you')
})

test('words that occur only in paid text find no guide', async () => {
  const { answers, unknown } = readCallData<AskResult>(
    await callQuery(shop, undefined, 'guides.ask', { q: 'quetzalcoatlus', language: 'en' }),
  )
  expect(answers).toEqual([])
  expect(unknown).toEqual(['quetzalcoatlus'])
})

test('a network that asked a hundred questions in a day is rejected with 429 (B21.42)', async () => {
  await pageOf('writing')
  await shop.deps.pool.query(`update rate_limits set count = 100 where key like 'ask/network:%'`)
  await pageOf('writing')
  const answer = await pageOf('writing')
  expect(answer.status).toBe(429)
  expect(answer.body).toContain('You’ve reached today’s limit for questions')
})

const wordsFor = async (q: string) =>
  readCallData<GeneratedAnswer>(await callQuery(shop, undefined, 'guides.askInWords', { q, language: 'en' }))
const spent = async () => {
  const { rows } = await shop.deps.pool.query<{ tokens: number }>(
    'select coalesce(sum(input_tokens + output_tokens), 0)::int as tokens from translation_spending',
  )
  return rows[0]?.tokens ?? 0
}

test('an AI answer is shown without JavaScript, labeled, with the facts it used (B21.43)', async () => {
  const before = await pageOf('writing for florists')
  expect(before.body).toContain('Summarize these guides with AI')
  expect(before.body).not.toContain('Written by an AI model')

  const english = await shop.visit('/ask?q=writing+for+florists&words=1')
  expect(english.body).toContain('This fits your question: Write texts for florists, 3 hours a week.')
  expect(english.body).toContain('Written by an AI model.')
  expect(english.body).toContain('(title, hours a week)')
  const japanese = await shop.visit(`/ja/ask?q=${encodeURIComponent('花屋')}&words=1`)
  expect(japanese.body).toContain('ご質問に合うのは「花屋の文章を書く（週3時間）」です。')
  expect(japanese.body).toContain('AIモデルが書いた文章です。')
})

test('the model receives only public facts, and its tokens count against the daily budget', async () => {
  const before = await spent()
  await wordsFor('florists')
  const [call] = await fetchModelCalls(shop)
  expect(call?.user).toContain('hours a week: 3')
  expect(JSON.stringify(call)).not.toContain('quetzalcoatlus')
  expect(await spent()).toBeGreaterThan(before)
})

test('sentences that the model writes because of instructions in the question are removed', async () => {
  const { sentences } = await wordsFor('florists [[obey]]')
  expect((await fetchModelCalls(shop))[0]?.answer).toContain('$9,999')
  expect(sentences.map(({ text }) => text)).toEqual([
    'This fits your question: Write texts for florists, 3 hours a week.',
  ])
})

test.each(['refuse', 'fail', 'hangup'])(
  'a model fault (%s) leaves the matching guides on the page and reports the missing AI answer',
  async (fault) => {
    const page = await shop.visit(`/ask?q=${encodeURIComponent(`florists [[${fault}]]`)}&words=1`)
    expect(page.status).toBe(200)
    expect(page.body).toContain('The AI isn’t responding right now.')
    expect(page.body).toContain('Write texts for florists')
  },
)

test.each([
  ['', 'The AI isn’t responding right now.', 'Summarize these guides with AI', 'Write texts for florists'],
  ['/ja', '現在、AIから回答を得られません', 'AIに説明してもらう', '花屋の文章を書く'],
])(
  'a page is sent without the AI answer when the model exceeds the page’s timeout (%s)',
  async (language, missing, action, guide) => {
    await setModelFaults(shop, { delayMs: timeoutMs })
    shop.deps.writeTimeouts.pageMs = 50
    const page = await shop.visit(`${language}/ask?q=${encodeURIComponent('florists')}&words=1`)
    expect(page.status).toBe(200)
    for (const words of [missing, action, guide]) expect(page.body).toContain(words)
  },
)

test('the ask page waits for a fast AI answer only, and an API request waits for a slow one', async () => {
  await setModelFaults(shop, { delayMs: 500 })
  const page = await shop.visit('/ask?q=florists&words=1')
  expect(page.body).toContain('This fits your question: Write texts for florists, 3 hours a week.')
  shop.deps.writeTimeouts.pageMs = 50
  expect((await wordsFor('florists')).missing).toBe(null)
})

test('a spent daily budget yields no AI answer and no call to the model', async () => {
  await shop.deps.pool.query(
    'insert into translation_spending (day, input_tokens, output_tokens, cost_micro_usd) values ($1, 0, 0, 1e9) on conflict (day) do update set cost_micro_usd = 1e9',
    [shop.deps.clock().toISOString().slice(0, 10)],
  )
  const calls = (await fetchModelCalls(shop)).length
  expect(await wordsFor('florists')).toEqual({ sentences: [], missing: 'no-answer' })
  expect(await fetchModelCalls(shop)).toHaveLength(calls)
  await shop.deps.pool.query('delete from translation_spending')
})

test('AI answers are limited to ten a day per network and five hundred a day per shop', async () => {
  await wordsFor('florists')
  await shop.deps.pool.query(`update rate_limits set count = 10 where key like 'ask-words/network:%'`)
  await wordsFor('florists')
  expect(await wordsFor('florists')).toEqual({ sentences: [], missing: 'too-often' })

  await shop.deps.pool.query(`delete from rate_limits where key like 'ask-words/network:%'`)
  await shop.deps.pool.query(`update rate_limits set count = 500 where key like 'ask-words/shop:%'`)
  await wordsFor('florists')
  expect(await wordsFor('florists')).toEqual({ sentences: [], missing: 'too-often' })
})

test('without a model the ask page lists guides and offers no AI answer', async () => {
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
