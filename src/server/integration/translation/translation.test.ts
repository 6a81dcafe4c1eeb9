import { afterEach, describe, expect, test } from 'vitest'
import type { TranslationJobStatus } from '../../../shared/translation/translation-schemas.ts'
import type { RouterOutputs } from '../../testing/call.ts'
import type { TestGuide } from '../../testing/guide.ts'
import { fetchModelCalls, setModelFaults } from '../../testing/model.ts'
import { runJobsNow } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { resumeStalledJobs } from '../../translation/jobs/start-translation-workers.ts'
import { type TestResponse, openTestShop } from '../../testing/shop.ts'

const paragraph = (about: string) =>
  `Say what ${about} is for, who pays for it, and how often they come back. Write it down before you begin, and read it again after a week.`

/** Content that is translated in several pieces. */
const english = [
  '## Introduction',
  paragraph('the service'),
  '## Tools',
  'Use ChatGPT and [Notion](https://www.notion.so/templates) for 12 minutes a day. It costs $20 a month.',
  '```\nnpm run prompts --count 12\n```',
  '- Ask 3 clients\n- Send 2 offers\n- Wait 5 days',
  ...Array.from({ length: 40 }, (_, index) => paragraph(`step number ${index + 1}`)),
].join('\n\n')

let chie: Person
let dai: Person
let aiko: Person
const shop = await openTestShop()
;[chie, dai, aiko] = await Promise.all([
  signUpOperator(shop, 'chie'),
  signUpOperator(shop, 'dai'),
  shop.signUp('aiko'),
])
afterEach(async () => {
  await setModelFaults(shop)
  expect(shop.unexpectedErrors()).toEqual([])
})

let lastId = 0
/** Stores a guide in English only, with a new id, and returns the id. */
async function stockEnglish(said: Partial<Omit<TestGuide, 'id'>> = {}): Promise<number> {
  lastId += 1
  await shop.stock({
    id: lastId,
    titleEn: 'Sell prompts with ChatGPT',
    titleJa: '',
    summaryEn: 'How to sell 12 prompts a week.',
    summaryJa: null,
    contentEn: english,
    contentJa: '',
    isFreePreview: true,
    metadata: { toolsEn: ['ChatGPT', 'Notion'] },
    ...said,
  })
  return lastId
}

const translate = async (guideId: number, said: object = {}, operator = chie) =>
  started(await shop.post('/api/translate-single', { guideId, targetLanguage: 'ja', ...said }, operator))
const started = (answer: TestResponse) => answer.json<{ jobId: string; status: string }>()
const statusOf = async (jobId: string, operator = chie) =>
  (await shop.visit(`/api/translate/status/${jobId}`, operator)).json<TranslationJobStatus>()
const resultOf = (jobId: string, operator = chie) => shop.visit(`/api/translate/result/${jobId}`, operator)

async function piecesDone(jobId: string, count: number): Promise<void> {
  await expect.poll(async () => (await statusOf(jobId)).piecesDone).toBeGreaterThanOrEqual(count)
}

/** Waits until a job has ended, without the pauses between its retries, and returns its status. */
async function ended(jobId: string, operator = chie): Promise<TranslationJobStatus> {
  let status: TranslationJobStatus | undefined
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      status = await statusOf(jobId, operator)
      return status.status
    })
    .toMatch(/completed|failed/)
  if (status === undefined) throw new Error('No status')
  return status
}

async function rpc<T>(name: string, input: object, operator = chie): Promise<{ status: number; data: T }> {
  const answer = await shop.post(`/trpc/translation.${name}`, { json: input }, operator)
  return { status: answer.status, data: toData(answer) }
}
async function ask<T>(name: string, input: object, operator = chie): Promise<{ status: number; data: T }> {
  const query = encodeURIComponent(JSON.stringify({ json: input }))
  const answer = await shop.visit(`/trpc/translation.${name}?input=${query}`, operator)
  return { status: answer.status, data: toData(answer) }
}
function toData<T>(answer: TestResponse): T {
  return answer.json<{ result?: { data: { json: T } } }>().result?.data.json as T
}
const compare = async (guideId: number, operator = chie) =>
  (await ask<RouterOutputs['translation']['compare']>('compare', { guideId, language: 'ja' }, operator)).data

const direct = (content: string, targetLanguage: string) =>
  shop.post('/api/translate/direct', { content, targetLanguage }, chie)
const overview = async (said: object = {}, operator = chie) =>
  (await ask<RouterOutputs['translation']['overview']>('overview', { language: 'ja', ...said }, operator))
    .data

describe('a guide can be translated', () => {
  test('a translated guide keeps code, links, numbers and names unchanged', async () => {
    const guideId = await stockEnglish()
    const { jobId } = await translate(guideId)

    const status = await ended(jobId)

    expect(status).toMatchObject({ status: 'completed', reason: null, guideId, targetLanguage: 'ja' })
    expect(status.piecesTotal).toBeGreaterThan(3)
    expect(status.piecesDone).toBe(status.piecesTotal)
    expect(status.costMicroUsd).toBeGreaterThan(0)
    const { titleJa, summaryJa, contentJa } = await japaneseOf(guideId)
    expect(contentJa).toMatch(/^## 【訳】/)
    expect(contentJa).toContain('](https://www.notion.so/templates)')
    expect(contentJa).toContain('```\nnpm run prompts --count 12\n```')
    expect(contentJa).toContain('$20')
    expect(contentJa).toContain('ChatGPT')
    expect(titleJa).toMatch(/【訳】/)
    expect(summaryJa).toContain('12')
  })

  test('guides are translated through every documented call, also into Thai', async () => {
    const [one, two, three] = [await stockEnglish(), await stockEnglish(), await stockEnglish()]

    const both = await shop.post(
      '/api/translate-content',
      { guideId: one, targetLanguages: ['ja', 'th', 'ja'] },
      chie,
    )
    const byPath = await shop.post(`/api/translate/${two}/th`, {}, chie)
    const enhanced = await shop.post(`/api/enhance-japanese/${three}`, {}, chie)

    const jobs = both.json<{ jobs: { jobId: string; targetLanguage: string }[] }>().jobs
    expect(jobs.map(({ targetLanguage }) => targetLanguage)).toEqual(['ja', 'th'])
    const ids = [...jobs.map(({ jobId }) => jobId), started(byPath).jobId, started(enhanced).jobId]
    for (const jobId of ids) expect(await ended(jobId)).toMatchObject({ status: 'completed' })
    const { guide } = (await shop.visit(`/api/guides/${one}`, aiko)).json<{ guide: { contentTh: string } }>()
    expect(guide.contentTh).toMatch(/«แปล»/)
  })

  test('the result of a translation is visible only to the operator who started it', async () => {
    const { jobId } = await translate(await stockEnglish())
    await ended(jobId)

    const result = (await resultOf(jobId)).json<{ title: string; content: string; storedAt: string }>()
    expect(result.title).toMatch(/【訳】/)
    expect(result.content).toMatch(/^## 【訳】/)
    expect(result.storedAt).not.toBeNull()
    expect((await resultOf(jobId, dai)).status).toBe(404)
    expect((await shop.visit(`/api/translate/status/${jobId}`, dai)).status).toBe(404)
  })

  test('a second start returns the running translation job, and another operator gets a conflict', async () => {
    await setModelFaults(shop, { down: true })
    const guideId = await stockEnglish()
    const first = await translate(guideId)

    const [again, alike] = await Promise.all([translate(guideId), translate(guideId)])
    const other = await shop.post('/api/translate-single', { guideId, targetLanguage: 'ja' }, dai)

    expect([again.jobId, alike.jobId]).toEqual([first.jobId, first.jobId])
    expect(other.status).toBe(409)
    expect(other.json()).toMatchObject({ code: 'translation-running' })
    expect((await resultOf(first.jobId)).json()).toMatchObject({ code: 'translation-not-ready' })
    await rpc('cancel', { jobId: first.jobId })
  })

  test('concurrent starts by two operators create one translation job', async () => {
    await setModelFaults(shop, { down: true })
    const guideId = await stockEnglish()
    const order = { guideId, targetLanguage: 'ja' }

    const answers = await Promise.all(
      [chie, dai].map((who) => shop.post('/api/translate-single', order, who)),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    for (const [index, who] of [chie, dai].entries()) {
      const answer = answers[index]
      if (answer?.status === 200) await rpc('cancel', { jobId: started(answer).jobId }, who)
    }
  })
})

describe('only changed blocks of an edited guide are translated', () => {
  test('after an edit the model is called for the edited block only', async () => {
    const guideId = await stockEnglish()
    await ended((await translate(guideId)).jobId)
    const edited = english.replace(paragraph('step number 7'), paragraph('the seventh step, written anew'))
    await shop.stock({
      id: guideId,
      titleEn: 'Sell prompts with ChatGPT',
      summaryEn: 'How to sell 12 prompts a week.',
      ...(await japaneseOf(guideId)),
      contentEn: edited,
      isFreePreview: true,
    })
    const before = (await fetchModelCalls(shop)).length

    const status = await ended((await translate(guideId)).jobId)

    expect(status).toMatchObject({ status: 'completed', piecesTotal: 1 })
    const calls = (await fetchModelCalls(shop)).slice(0, -before)
    expect(calls.map(({ user }) => user)).toEqual([expect.stringContaining('the seventh step')])
    expect(calls[0]?.user).not.toContain('step number 6')
    expect((await compare(guideId)).blocks.every(({ state }) => state === 'current')).toBe(true)
  })

  test('the model is not called when no block has changed', async () => {
    const guideId = await stockEnglish()
    await ended((await translate(guideId)).jobId)
    const before = (await fetchModelCalls(shop)).length

    expect(await ended((await translate(guideId)).jobId)).toMatchObject({
      status: 'completed',
      piecesTotal: 0,
    })
    expect(await fetchModelCalls(shop)).toHaveLength(before)
  })

  test('a block added while a translation runs is translated in the same job', async () => {
    await setModelFaults(shop, { delayMs: 60 })
    const guideId = await stockEnglish()
    const { jobId } = await translate(guideId)
    await piecesDone(jobId, 2)
    await shop.stock({
      id: guideId,
      titleEn: 'Sell prompts with ChatGPT',
      titleJa: '',
      contentJa: '',
      contentEn: `${english}\n\n${paragraph('a step that came later')}`,
      isFreePreview: true,
    })

    expect(await ended(jobId)).toMatchObject({ status: 'completed' })
    const { blocks } = await compare(guideId)
    expect(blocks.at(-1)).toMatchObject({ state: 'current', stored: expect.stringContaining('【訳】') })
  })
})

describe('a translation job that fails stores nothing and can be restarted', () => {
  test('a job fails with a reason and stores nothing when the model keeps breaking a link', async () => {
    const link = 'Open [the page](https://example.com/a) first. [[break-link]]'
    const guideId = await stockEnglish({ contentEn: `${paragraph('the service')}\n\n${link}` })

    const status = await ended((await translate(guideId)).jobId)

    expect(status).toMatchObject({ status: 'failed', reason: expect.stringContaining('link') })
    expect(status.costMicroUsd).toBeGreaterThan(0)
    expect(await japaneseOf(guideId)).toMatchObject({ titleJa: '', contentJa: '' })
  })

  test('a translation job finishes after the model has failed twice', async () => {
    await setModelFaults(shop, { failNext: 2 })
    const { jobId } = await translate(await stockEnglish({ contentEn: paragraph('one thing') }))

    expect(await ended(jobId)).toMatchObject({ status: 'completed' })
  })

  test('a job that failed on its last retry continues with its remaining pieces when restarted', async () => {
    await setModelFaults(shop, { delayMs: 100 })
    const { jobId } = await translate(await stockEnglish())
    await piecesDone(jobId, 1)
    await setModelFaults(shop, { down: true })
    await lastTryNext(jobId)
    const failed = await ended(jobId)
    await setModelFaults(shop)
    const before = (await fetchModelCalls(shop)).length

    const again = await rpc<TranslationJobStatus>('retry', { jobId })
    const status = await ended(jobId)

    expect(failed).toMatchObject({ status: 'failed', reason: expect.stringContaining('503') })
    expect(again.data).toMatchObject({ jobId, status: 'pending', piecesDone: failed.piecesDone })
    expect(status).toMatchObject({ status: 'completed' })
    expect((await fetchModelCalls(shop)).length - before).toBe(status.piecesTotal - failed.piecesDone)
  })

  test('a canceled translation job stops and stores nothing', async () => {
    await setModelFaults(shop, { delayMs: 100 })
    const guideId = await stockEnglish()
    const { jobId } = await translate(guideId)
    await piecesDone(jobId, 1)

    const cancelled = await rpc<TranslationJobStatus>('cancel', { jobId })
    const byOther = await rpc('cancel', { jobId }, dai)

    expect(cancelled.data).toMatchObject({ status: 'failed', reason: 'cancelled' })
    expect(byOther.status).toBe(404)
    await expect.poll(() => stepsOf(jobId)).toBe(0)
    expect(await statusOf(jobId)).toMatchObject({ status: 'failed', reason: 'cancelled' })
    expect(await japaneseOf(guideId)).toMatchObject({ contentJa: '' })
  })

  test('a translation job lost by the queue is resumed after 20 minutes', async () => {
    await setModelFaults(shop, { down: true })
    const { jobId } = await translate(await stockEnglish())
    await shop.deps.pool.query("delete from pgboss.job where data ->> 'jobId' = $1", [jobId])
    await expect.poll(() => stepsOf(jobId)).toBe(0)
    await setModelFaults(shop)
    await resumeStalledJobs(shop.deps)
    const tooEarly = await stepsOf(jobId)

    await resumeStalledJobs({ ...shop.deps, clock: () => new Date(Date.now() + 21 * 60 * 1000) })

    expect(tooEarly).toBe(0)
    expect(await ended(jobId)).toMatchObject({ status: 'completed' })
  })

  test('translations are rejected with a retry time of at most a day when the daily budget is spent', async () => {
    const guideId = await stockEnglish()
    const rejected = await translate(guideId, { review: true })
    await rpc('cancel', { jobId: rejected.jobId })
    await expect.poll(() => stepsOf(rejected.jobId)).toBe(0)
    await spendToday(1_000_000_000)
    const asked = (await fetchModelCalls(shop)).length

    const answer = await shop.post('/api/translate-single', { guideId, targetLanguage: 'ja' }, chie)
    const text = { content: 'Hello there.', targetLanguage: 'ja' }
    const others = [
      await shop.post('/api/translate/start', text, chie),
      await shop.post('/api/translate/direct', text, chie),
      await shop.post(`/api/translate-title-japanese/${guideId}`, {}, chie),
      await rpc('retry', { jobId: rejected.jobId }),
    ]
    await spendToday(0)

    expect([answer.status, ...others.map(({ status }) => status)]).toEqual([429, 429, 429, 429, 429])
    expect(await fetchModelCalls(shop)).toHaveLength(asked)
    expect(answer.json()).toMatchObject({ code: 'translation-limit' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(86_400)
  })

  test('a translation job stops midway when the daily budget is spent, and can be restarted', async () => {
    await setModelFaults(shop, { delayMs: 50 })
    const { jobId } = await translate(await stockEnglish())
    await piecesDone(jobId, 1)
    await spendToday(1_000_000_000)
    const stopped = await ended(jobId)
    await spendToday(0)

    expect(stopped).toMatchObject({ status: 'failed', reason: expect.stringContaining('budget') })
    await rpc('retry', { jobId })
    expect(await ended(jobId)).toMatchObject({ status: 'completed' })
  })
})

describe('a text from the request can be translated', () => {
  test('a job translates a text from the request, and only its operator can read the result', async () => {
    const answer = await shop.post('/api/translate/start', { content: english, targetLanguage: 'th' }, chie)
    const { jobId } = started(answer)

    expect(await ended(jobId)).toMatchObject({
      status: 'completed',
      kind: 'text',
      guideId: null,
      storedAt: null,
    })
    const result = (await resultOf(jobId)).json<{ title: null; content: string }>()
    expect(result.title).toBeNull()
    expect(result.content).toContain('https://www.notion.so/templates')
    expect((await resultOf(jobId, dai)).status).toBe(404)
  })

  test('a translated text keeps the names of tools that guides list', async () => {
    await stockEnglish({ metadata: { toolsEn: ['ChatGPT', 'Zapier or Make'] } })
    const content = 'Let ChatGPT write the answer and send it with Zapier every morning.'
    const answer = await shop.post('/api/translate/start', { content, targetLanguage: 'ja' }, chie)
    const { jobId } = started(answer)
    expect(await ended(jobId)).toMatchObject({ status: 'completed' })
    expect((await resultOf(jobId)).json<{ content: string }>().content).toMatch(/ChatGPT.*Zapier/)
  })

  test('a short text is translated in the response, to and from Japanese', async () => {
    const toJapanese = await direct('## Sell\n\nAsk 3 clients.', 'ja')
    const toEnglish = await direct('お客さまに3回たずねます。', 'en')

    expect(toJapanese.json()).toEqual({
      content: expect.stringMatching(/^## 【訳】[^]*3/),
      targetLanguage: 'ja',
    })
    expect(toEnglish.json()).toEqual({ content: expect.stringContaining('3'), targetLanguage: 'en' })
  })

  test.each([
    [{ content: 'x'.repeat(10_001), targetLanguage: 'ja' }, 'start a job for longer ones'],
    [{ content: ' ', targetLanguage: 'ja' }, 'no text'],
    [{ content: 'Hello there.', targetLanguage: 'fr' }, 'targetLanguage'],
    [{ content: 'もう日本語です。', targetLanguage: 'ja' }, 'already'],
  ])('POST /api/translate/direct rejects invalid input with advice (case %#)', async (body, advice) => {
    const answer = await shop.post('/api/translate/direct', body, chie)
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ message: expect.stringContaining(advice) })
  })

  test('a text that the model cannot translate returns 502, and an overloaded model 503', async () => {
    const broken = await shop.post(
      '/api/translate/direct',
      { content: 'It takes 5 minutes, no longer. [[change-number]]', targetLanguage: 'ja' },
      chie,
    )
    const later = await shop.post(
      '/api/translate/direct',
      { content: 'Come back later, please. [[429]]', targetLanguage: 'ja' },
      chie,
    )
    expect(broken.status).toBe(502)
    expect(broken.json()).toMatchObject({ code: 'translation-failed', message: expect.stringContaining('5') })
    expect(later.status).toBe(503)
    expect(later.headers['retry-after']).toBe('1')
  })
})

describe('operators can review and correct translations', () => {
  test('an operator can translate and store only a title', async () => {
    const guideId = await stockEnglish()
    const answer = await shop.post(`/api/translate-title-japanese/${guideId}`, {}, chie)

    const { titleJa } = answer.json<{ titleJa: string }>()
    expect(titleJa).toContain('【訳】')
    expect(await japaneseOf(guideId)).toMatchObject({ titleJa, contentJa: '' })
  })

  test('the Japanese content status reports completeness as flags and lengths, without text', async () => {
    const guideId = await stockEnglish()
    const status = () => shop.visit(`/api/japanese-content-status/${guideId}`, chie)
    const before = await status()
    await ended((await translate(guideId)).jobId)
    const after = await status()

    expect(before.json()).toMatchObject({
      hasContent: false,
      contentLength: 0,
      isComplete: false,
      isStale: false,
    })
    expect(after.json()).toMatchObject({
      hasTitle: true,
      hasContent: true,
      isComplete: true,
      isStale: false,
      staleBlocks: 0,
      missingBlocks: 0,
      minCharacters: 20_000,
      englishLength: english.length,
    })
    expect(after.body).not.toContain('訳')
  })

  test('a result for review is published when its operator accepts it, with the operator’s edits', async () => {
    const guideId = await stockEnglish({ contentEn: `${paragraph('one')}\n\n${paragraph('two')}` })
    const { jobId } = await translate(guideId, { review: true })
    expect(await ended(jobId)).toMatchObject({ status: 'completed', review: true, storedAt: null })
    const unseen = await japaneseOf(guideId)
    const { blocks } = await compare(guideId)

    const accept = { jobId, blocks: [{ hash: blocks[0]?.hash ?? '', text: '手で直した段落です。' }] }
    const byOther = await rpc('accept', accept, dai)
    const byOwner = await rpc('accept', accept)
    const again = await rpc('accept', { jobId })

    expect(unseen.contentJa).toBe('')
    expect(blocks).toMatchObject([
      { state: 'missing', stored: null, result: expect.stringContaining('【訳】'), problems: [] },
      { state: 'missing', stored: null },
    ])
    expect([byOther.status, byOwner.status, again.status]).toEqual([404, 200, 200])
    const { contentJa, titleJa } = await japaneseOf(guideId)
    expect(contentJa).toMatch(/^手で直した段落です。\n\n【訳】/)
    expect(titleJa).toContain('【訳】')
  })

  test('a rejected result of a translation is not stored', async () => {
    const guideId = await stockEnglish({ contentEn: paragraph('one') })
    const { jobId } = await translate(guideId, { review: true })
    await ended(jobId)

    expect((await rpc('cancel', { jobId })).data).toMatchObject({ status: 'failed', reason: 'cancelled' })
    expect(await japaneseOf(guideId)).toMatchObject({ contentJa: '' })
  })

  test('a block edited by hand is stored and becomes current', async () => {
    const guideId = await stockEnglish({ contentEn: `${paragraph('one')}\n\n${paragraph('two')}` })
    const { blocks } = await compare(guideId)
    const [one, two] = blocks
    const edit = (said: object) => rpc('edit', { guideId, language: 'ja', ...said })

    await edit({ title: '題', blocks: [{ hash: two?.hash, text: '二つ目です。' }] })
    await edit({ blocks: [{ hash: one?.hash, text: '一つ目です。' }] })
    const gone = await edit({ blocks: [{ hash: 'nothing', text: 'x' }] })

    expect(await japaneseOf(guideId)).toMatchObject({
      titleJa: '題',
      contentJa: '一つ目です。\n\n二つ目です。',
    })
    expect((await compare(guideId)).blocks.map(({ state }) => state)).toEqual(['current', 'current'])
    expect(gone.status).toBe(400)
  })

  test('an operator cannot edit the translation of a guide while a job translates it', async () => {
    await setModelFaults(shop, { down: true })
    const guideId = await stockEnglish()
    const { jobId } = await translate(guideId)

    const answer = await rpc('edit', { guideId, language: 'ja', title: '題' }, dai)

    expect(answer.status).toBe(409)
    await rpc('cancel', { jobId })
  })

  test('the translation overview filters guides by stage', async () => {
    const [current, review, failed, missing] = [
      await stockEnglish({ contentEn: paragraph('one') }),
      await stockEnglish({ contentEn: paragraph('two') }),
      await stockEnglish({ contentEn: `${paragraph('three')} [[refuse]]` }),
      await stockEnglish(),
    ]
    await ended((await translate(current)).jobId)
    await ended((await translate(review, { review: true })).jobId)
    await ended((await translate(failed)).jobId)
    const stageOf = async (stage: string) => (await overview({ stage })).rows.map(({ guideId }) => guideId)
    expect(await stageOf('current')).toContain(current)
    expect(await stageOf('review')).toContain(review)
    expect(await stageOf('failed')).toContain(failed)
    expect(await stageOf('missing')).toContain(missing)
    expect(await stageOf('missing')).not.toContain(failed)
    const all = await overview()
    expect(Object.values(all.counts).reduce((sum, each) => sum + each, 0)).toBe(all.total)
    expect(all.rows.find(({ guideId }) => guideId === failed)?.job).toMatchObject({ status: 'failed' })
    const others = (await overview({}, dai)).rows.find(({ guideId }) => guideId === failed)
    expect(others).toMatchObject({ stage: 'failed', job: null })
  })

  test('the translation overview shows text lengths and counts of missing and stale blocks', async () => {
    const guideId = await stockEnglish({ contentEn: 'Ask one.\n\nAsk two.\n\nAsk three.' })
    const row = async () =>
      (
        await ask<RouterOutputs['translation']['overview']>('overview', {
          language: 'ja',
          page: Math.ceil(guideId / 50),
        })
      ).data.rows.find((each) => each.guideId === guideId)
    expect(await row()).toMatchObject({
      stage: 'missing',
      englishLength: 30,
      translatedLength: 0,
      blocks: { total: 3, stale: 0, missing: 3 },
    })
    await ended((await translate(guideId)).jobId)
    expect((await row())?.blocks).toEqual({ total: 3, stale: 0, missing: 0 })
    expect((await row())?.translatedLength).toBeGreaterThan(0)

    await shop.stock({
      id: guideId,
      titleEn: 'Sell prompts with ChatGPT',
      summaryEn: 'How to sell 12 prompts a week.',
      ...(await japaneseOf(guideId)),
      contentEn: 'Ask one.\n\nAsk twice.\n\nAsk three.\n\nAsk four.',
    })
    expect(await row()).toMatchObject({ stage: 'stale', blocks: { total: 4, stale: 1, missing: 1 } })
  })

  test('several guides get a cost estimate and are started together', async () => {
    const guideIds = [await stockEnglish(), await stockEnglish(), await stockEnglish()]
    const plan = (said: object) =>
      ask<{ guideIds: number[]; costMicroUsd: number }>('plan', { language: 'ja', ...said })

    const planned = (await plan({ guideIds })).data
    expect(planned.guideIds).toEqual(guideIds)
    expect((await plan({ stage: 'missing' })).data.guideIds).toEqual(expect.arrayContaining(guideIds))

    await setModelFaults(shop, { delayMs: 1000 })
    const running = await translate(guideIds[0] ?? 0, {}, dai)
    const begun = await rpc<{ started: number; left: number }>('startMany', {
      language: 'ja',
      guideIds,
      review: true,
    })
    await setModelFaults(shop)
    expect(begun.data).toEqual({ started: 2, left: 1 })
    await ended(running.jobId, dai)
    let spent = (await statusOf(running.jobId, dai)).costMicroUsd
    for (const guideId of guideIds.slice(1)) {
      const { job } = await compare(guideId)
      expect(await ended(job?.jobId ?? '')).toMatchObject({
        status: 'completed',
        review: true,
        storedAt: null,
      })
      spent += (await statusOf(job?.jobId ?? '')).costMicroUsd
    }
    expect(planned.costMicroUsd).toBeGreaterThan(spent / 2)
    expect(planned.costMicroUsd).toBeLessThan(spent * 2)
    const waiting = (
      await ask<{ previous: number | null; next: number | null }>('neighbours', {
        language: 'ja',
        stage: 'review',
        guideId: guideIds[1],
      })
    ).data
    expect(waiting.next).toBe(guideIds[2])
  })

  test('translation.check reports errors in an edited block without storing it', async () => {
    const guideId = await stockEnglish({
      contentEn: 'It costs $20 a month at [Notion](https://notion.so/a).',
    })
    const [block] = (await compare(guideId)).blocks
    const check = (text: string) =>
      rpc<{ blocks: { hash: string; problems: string[] }[] }>('check', {
        guideId,
        language: 'ja',
        blocks: [{ hash: block?.hash, text }],
      })

    const broken = (await check('[Notion](https://notion.so/b)で月額30ドルかかります。')).data.blocks[0]
    expect(broken?.hash).toBe(block?.hash)
    expect(broken?.problems.join()).toMatch(/notion\.so\/a[^]*20/)
    expect(
      (await check('[Notion](https://notion.so/a)で月額20ドルかかります。')).data.blocks[0]?.problems,
    ).toEqual([])
    expect((await compare(guideId)).blocks[0]?.stored).toBeNull()
  })

  test('the translation settings show today’s cost and the daily limit', async () => {
    const settings = (await ask<{ spentTodayMicroUsd: number; dailyLimitMicroUsd: number }>('settings', {}))
      .data
    expect(settings).toMatchObject({
      configured: true,
      model: 'sandbox-translator',
      dailyLimitMicroUsd: 20_000_000,
    })
    expect(settings.spentTodayMicroUsd).toBeGreaterThan(0)
  })
})

describe('POST /api/enhance-japanese/:id retranslates blocks that are short or break the glossary', () => {
  test('enhancing Japanese retranslates only blocks that are too short', async () => {
    const guideId = await stockEnglish({ contentEn: `${paragraph('one')}\n\n${paragraph('two')}` })
    const { blocks } = await compare(guideId)
    const good =
      '二つ目の段落です。何のためにあるのか、だれが払うのか、何度戻ってくるのかを書き、始める前に読み返し、一週間後にもう一度読みます。'
    const texts = ['短い。', good]
    const written = blocks.map(({ hash }, index) => ({ hash, text: texts[index] }))
    await rpc('edit', {
      guideId,
      language: 'ja',
      title: 'ChatGPTでプロンプトを売る',
      summary: '週に12個のプロンプトを売る方法。',
      blocks: written,
    })
    const status = async () =>
      (await shop.visit(`/api/japanese-content-status/${guideId}`, chie)).json<{ isComplete: boolean }>()
    const before = await status()

    const job = await ended(started(await shop.post(`/api/enhance-japanese/${guideId}`, {}, chie)).jobId)

    expect(job).toMatchObject({ status: 'completed', kind: 'enhance', piecesTotal: 1 })
    expect((await japaneseOf(guideId)).contentJa).toMatch(new RegExp(`^【訳】[^\n]+\n\n${good}$`))
    expect([before.isComplete, (await status()).isComplete]).toEqual([false, true])
  })

  test('enhancing Japanese retranslates only blocks that break the glossary', async () => {
    const [term] = shop.deps.translator?.glossary.filter(({ ja }) => ja !== undefined) ?? []
    const contentEn = `First write about the ${term?.term} for your client.\n\n${paragraph('two')}`
    const guideId = await stockEnglish({ contentEn })
    await ended((await translate(guideId)).jobId)
    const [first] = (await compare(guideId)).blocks
    const breaking = first?.stored?.replaceAll(term?.ja ?? '', 'べつのことば') ?? ''
    await rpc('edit', { guideId, language: 'ja', blocks: [{ hash: first?.hash, text: breaking }] })

    const job = await ended(started(await shop.post(`/api/enhance-japanese/${guideId}`, {}, chie)).jobId)

    expect(job).toMatchObject({ status: 'completed', piecesTotal: 1 })
    expect((await compare(guideId)).blocks[0]).toMatchObject({ stored: first?.stored, problems: [] })
  })
})

test('translated paid text is visible only to its operator, and after acceptance to buyers', async () => {
  const canary = '`CANARY-8146`'
  const contentEn = `${paragraph('the teaser')}\n\n${paragraph('the trade')}\n\nType ${canary} into the box that opens.`
  const guideId = await stockEnglish({ contentEn, isFreePreview: false })
  const buyer = await shop.signUp('buyer')
  await shop.post('/api/users/free-selection', { guideId }, buyer)
  const { jobId } = await translate(guideId, { review: true })
  expect(await ended(jobId)).toMatchObject({ status: 'completed' })
  const seenBy = async (person?: Person) => {
    const urls = [`/api/guides/${guideId}?language=ja`, `/api/translate/result/${jobId}`, '/api/guides']
    const bodies = await Promise.all(urls.map(async (url) => (await shop.visit(url, person)).body))
    return bodies.map((body) => body.includes('CANARY-8146'))
  }
  const japaneseFor = async (person: Person) =>
    (await shop.visit(`/api/guides/${guideId}`, person)).json<{ guide: { contentJa?: string } }>().guide
      .contentJa

  expect(await seenBy(chie)).toEqual([false, true, false])
  expect(await japaneseFor(buyer)).toBe('')
  expect((await rpc('accept', { jobId })).status).toBe(200)

  expect(await japaneseFor(buyer)).toContain('CANARY-8146')
  expect(await seenBy(chie)).toEqual([false, true, false])
  expect(await seenBy(aiko)).toEqual([false, false, false])
  expect(await seenBy()).toEqual([false, false, false])
})

test.each([
  [{ minCharacters: -1 }],
  [{ minCharacters: 200_001 }],
  [{ minCharacters: 1.5 }],
  [{ minCharacters: '20000' }],
  [{ targetLanguage: 'en' }],
  [{ guideId: 0 }],
])('POST /api/translate-single rejects %o', async (said) => {
  const answer = await shop.post('/api/translate-single', { guideId: 1, targetLanguage: 'ja', ...said }, chie)
  expect(answer.status).toBe(400)
})

test('translation calls for an unknown guide return 404', async () => {
  for (const url of [
    '/api/translate/999/ja',
    '/api/enhance-japanese/999',
    '/api/translate-title-japanese/999',
  ])
    expect((await shop.post(url, {}, chie)).status).toBe(404)
  expect((await shop.visit('/api/japanese-content-status/999', chie)).status).toBe(404)
})

/** Returns the number of queued messages of a job: created, active or to be retried. */
async function stepsOf(jobId: string): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ steps: number }>(
    "select count(*)::int as steps from pgboss.job where data ->> 'jobId' = $1 and state in ('created', 'active', 'retry')",
    [jobId],
  )
  return rows[0]?.steps ?? 0
}

/** Sets the job's next retry to be its last, as after about an hour of retries. */
async function lastTryNext(jobId: string): Promise<void> {
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      const { rowCount } = await shop.deps.pool.query(
        "update pgboss.job set retry_count = retry_limit where data ->> 'jobId' = $1 and state = 'retry'",
        [jobId],
      )
      return rowCount
    })
    .toBe(1)
}

async function spendToday(costMicroUsd: number): Promise<void> {
  await shop.deps.pool.query(
    `insert into translation_spending (day, input_tokens, output_tokens, cost_micro_usd)
     values ((now() at time zone 'UTC')::date, 0, 0, $1)
     on conflict (day) do update set cost_micro_usd = excluded.cost_micro_usd`,
    [costMicroUsd],
  )
}

/** Returns the stored Japanese title, summary and content of a guide. */
async function japaneseOf(guideId: number) {
  await shop.deps.catalogue.refresh()
  const { guide } = (await shop.visit(`/api/guides/${guideId}`, aiko)).json<{
    guide: { titleJa: string; summaryJa: string; contentJa: string }
  }>()
  const { titleJa, summaryJa, contentJa } = guide
  return { titleJa, summaryJa, contentJa }
}
