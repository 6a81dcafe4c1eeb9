import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TranslationComparison, TranslationJobStatus } from '../../shared/translation-schemas.ts'
import { callsOfModel, troubleModel } from '../testing/model.ts'
import { hurryJobs } from '../testing/mailbox.ts'
import { signUpOperator } from '../testing/operators.ts'
import type { Person } from '../testing/people.ts'
import { openShop, type Answer, type Shop } from '../testing/shop.ts'

const paragraph = (about: string) =>
  `Say what ${about} is for, who pays for it, and how often they come back. Write it down before you begin, and read it again after a week.`

/** Long enough for several pieces. */
const english = [
  '## Introduction',
  paragraph('the service'),
  '## Tools',
  'Use ChatGPT and [Notion](https://www.notion.so/templates) for 12 minutes a day. It costs $20 a month.',
  '```\nnpm run prompts --count 12\n```',
  '- Ask 3 clients\n- Send 2 offers\n- Wait 5 days',
  ...Array.from({ length: 40 }, (_, index) => paragraph(`step number ${index + 1}`)),
].join('\n\n')

let shop: Shop
let chie: Person
let dai: Person
let aiko: Person
beforeAll(async () => {
  shop = await openShop()
  ;[chie, dai, aiko] = await Promise.all([
    signUpOperator(shop, 'chie'),
    signUpOperator(shop, 'dai'),
    shop.signUp('aiko'),
  ])
})
afterEach(async () => {
  await troubleModel(shop)
  expect(shop.unexpectedErrors()).toEqual([])
})
afterAll(() => shop.close())

let lastId = 0
/** A guide in English alone, of a number that no other test has. */
async function stockEnglish(said: { contentEn?: string; titleEn?: string } = {}): Promise<number> {
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
const started = (answer: Answer) => answer.json<{ jobId: string; status: string }>()
const statusOf = async (jobId: string, operator = chie) =>
  (await shop.visit(`/api/translate/status/${jobId}`, operator)).json<TranslationJobStatus>()
const resultOf = (jobId: string, operator = chie) => shop.visit(`/api/translate/result/${jobId}`, operator)

/** Waits until a job has ended, and hurries the pauses between its tries. */
async function ended(jobId: string, operator = chie): Promise<TranslationJobStatus> {
  let status: TranslationJobStatus | undefined
  await expect
    .poll(
      async () => {
        await hurryJobs(shop)
        status = await statusOf(jobId, operator)
        return status.status
      },
      { timeout: 20_000, interval: 50 },
    )
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
function toData<T>(answer: Answer): T {
  return answer.json<{ result?: { data: { json: T } } }>().result?.data.json as T
}
const compare = async (guideId: number, operator = chie) =>
  (await ask<TranslationComparison>('compare', { guideId, language: 'ja' }, operator)).data

describe('a guide that is translated', () => {
  test('is read in Japanese, with its code, links, numbers and names as they were', async () => {
    const guideId = await stockEnglish()
    const { jobId } = await translate(guideId)

    const status = await ended(jobId)

    expect(status).toMatchObject({ status: 'completed', reason: null, guideId, targetLanguage: 'ja' })
    expect(status.piecesTotal).toBeGreaterThan(3)
    expect(status.piecesDone).toBe(status.piecesTotal)
    expect(status.costMicroUsd).toBeGreaterThan(0)
    const { guide } = (await shop.visit(`/api/guides/${guideId}?language=ja`, aiko)).json<{
      guide: { contentJa: string; titleJa: string; summaryJa: string }
    }>()
    expect(guide.contentJa).toMatch(/^## 【訳】/)
    expect(guide.contentJa).toContain('](https://www.notion.so/templates)')
    expect(guide.contentJa).toContain('```\nnpm run prompts --count 12\n```')
    expect(guide.contentJa).toContain('$20')
    expect(guide.contentJa).toContain('ChatGPT')
    expect(guide.titleJa).toMatch(/【訳】/)
    expect(guide.summaryJa).toContain('12')
  })

  test('is translated by every documented call, and into Thai as well', async () => {
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

  test('has its result read by whoever started it, and by no other operator', async () => {
    const { jobId } = await translate(await stockEnglish())
    await ended(jobId)

    const result = (await resultOf(jobId)).json<{ title: string; content: string; storedAt: string }>()
    expect(result.title).toMatch(/【訳】/)
    expect(result.content).toMatch(/^## 【訳】/)
    expect(result.storedAt).not.toBeNull()
    expect((await resultOf(jobId, dai)).status).toBe(404)
    expect((await shop.visit(`/api/translate/status/${jobId}`, dai)).status).toBe(404)
  })

  test('is asked about once: a second start finds the running job, another operator is told', async () => {
    await troubleModel(shop, { down: true })
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

  test('is started once by two who come at the same moment', async () => {
    await troubleModel(shop, { down: true })
    const guideId = await stockEnglish()
    const order = { guideId, targetLanguage: 'ja' }

    const answers = await Promise.all(
      [chie, dai].map((who) => shop.post('/api/translate-single', order, who)),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const [index, who] of [chie, dai].entries()) {
      const answer = answers[index]
      if (answer?.status === 200) await rpc('cancel', { jobId: started(answer).jobId }, who)
    }
  })
})

describe('what is asked of the model', () => {
  test('after an edit is the edited blocks alone', async () => {
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
    const before = (await callsOfModel(shop)).length

    const status = await ended((await translate(guideId)).jobId)

    expect(status).toMatchObject({ status: 'completed', piecesTotal: 1 })
    const calls = (await callsOfModel(shop)).slice(0, -before)
    expect(calls.map(({ user }) => user)).toEqual([expect.stringContaining('the seventh step')])
    expect(calls[0]?.user).not.toContain('step number 6')
    expect((await compare(guideId)).blocks.every(({ state }) => state === 'current')).toBe(true)
  })

  test('after nothing has changed is nothing', async () => {
    const guideId = await stockEnglish()
    await ended((await translate(guideId)).jobId)
    const before = (await callsOfModel(shop)).length

    expect(await ended((await translate(guideId)).jobId)).toMatchObject({
      status: 'completed',
      piecesTotal: 0,
    })
    expect(await callsOfModel(shop)).toHaveLength(before)
  })

  test('by somebody else’s edit while it works is part of the same job', async () => {
    await troubleModel(shop, { delayMs: 60 })
    const guideId = await stockEnglish()
    const { jobId } = await translate(guideId)
    await expect.poll(async () => (await statusOf(jobId)).piecesDone).toBeGreaterThan(1)
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

/** The Japanese as it is stored, for saving the guide again with it. */
async function japaneseOf(guideId: number) {
  const { guide } = (await shop.visit(`/api/guides/${guideId}`, aiko)).json<{
    guide: { titleJa: string; summaryJa: string; contentJa: string }
  }>()
  const { titleJa, summaryJa, contentJa } = guide
  return { titleJa, summaryJa, contentJa }
}
