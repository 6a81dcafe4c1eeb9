import { expect, test } from 'vitest'
import type { TranslationJobStatus } from '../../../shared/translation/translation-schemas.ts'
import type { RouterOutputs } from '../../testing/call.ts'
import { runJobsNow } from '../../testing/mailbox.ts'
import { fetchModelCalls, setModelFaults } from '../../testing/model.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { type TestResponse, openTestShop } from '../../testing/shop.ts'
import { storePiece, type StoredPiece } from '../../translation/queries.ts'
import { resumeStalledJobs } from '../../translation/jobs/start-translation-workers.ts'

let chie: Person
let dai: Person
const shop = await openTestShop()
;[chie, dai] = await Promise.all([signUpOperator(shop, 'chie'), signUpOperator(shop, 'dai')])

const one = 'Write down what the service is for, and who pays for it.'
const two = 'Ask three people what they would pay, and listen.'
const other = 'Offer it to one of them at a price that you both like.'

async function stock(id: number, contentEn: string, contentJa = ''): Promise<void> {
  await shop.stock({ id, titleJa: '', summaryJa: null, contentEn, contentJa, isFreePreview: true })
}

const call = (name: string, input: object, operator = chie) =>
  shop.post(`/trpc/translation.${name}`, { json: input }, operator)
const dataOf = <T>(answer: TestResponse) => answer.json<{ result: { data: { json: T } } }>().result.data.json
async function ask<T>(name: string, said: object, operator: Person): Promise<T> {
  const input = encodeURIComponent(JSON.stringify({ json: { language: 'ja', ...said } }))
  return dataOf(await shop.visit(`/trpc/translation.${name}?input=${input}`, operator))
}
const compare = (guideId: number, operator = chie) =>
  ask<RouterOutputs['translation']['compare']>('compare', { guideId }, operator)
const storedOf = async (guideId: number) => (await compare(guideId)).blocks.map(({ stored }) => stored)

async function ended(jobId: string): Promise<TranslationJobStatus> {
  const status = async () =>
    (await shop.visit(`/api/translate/status/${jobId}`, chie)).json<TranslationJobStatus>()
  await expect.poll(async () => (await status()).status).toMatch(/completed|failed/)
  return status()
}

/** Starts a translation with review, waits for its result and returns the job's id. */
async function reviewed(guideId: number): Promise<string> {
  const order = { guideId, targetLanguage: 'ja', review: true }
  const { jobId } = (await shop.post('/api/translate-single', order, chie)).json<{ jobId: string }>()
  expect(await ended(jobId)).toMatchObject({ status: 'completed', storedAt: null })
  return jobId
}

test('a rejected translation result cannot be read or accepted later', async () => {
  await stock(1, `${one}\n\n${two}`)
  const jobId = await reviewed(1)
  await call('cancel', { jobId })

  const late = await call('accept', { jobId })
  const asked = await shop.visit(`/api/translate/result/${jobId}`, chie)

  expect([late.status, asked.status]).toEqual([409, 409])
  expect((await compare(1)).blocks.map(({ stored, result }) => [stored, result])).toEqual([
    [null, null],
    [null, null],
  ])
})

test('restarting a job translates a rejected result again', async () => {
  await stock(7, one)
  const jobId = await reviewed(7)
  await call('cancel', { jobId })
  const before = (await fetchModelCalls(shop)).length

  await call('retry', { jobId })

  expect(await ended(jobId)).toMatchObject({ status: 'completed', storedAt: null })
  const { title, summary, blocks } = await compare(7)
  expect((await fetchModelCalls(shop)).length - before).toBe([title, summary, ...blocks].length)
})

test('a translation job canceled during a model outage does not continue when the model is back', async () => {
  await stock(32, one)
  await setModelFaults(shop, { down: true })
  const order = { guideId: 32, targetLanguage: 'ja', review: true }
  const { jobId } = (await shop.post('/api/translate-single', order, chie)).json<{ jobId: string }>()
  await call('cancel', { jobId })
  await setModelFaults(shop)

  const steps = async () => {
    await runJobsNow(shop)
    const { rowCount } = await shop.deps.pool.query(
      "select from pgboss.job where data ->> 'jobId' = $1 and state < 'completed'",
      [jobId],
    )
    return rowCount
  }
  await expect.poll(steps).toBe(0)
  expect(await ended(jobId)).toMatchObject({ status: 'failed', reason: 'cancelled' })
})

test('a late model response replaces neither a stored result nor one of a changed source', async () => {
  await stock(31, one)
  const jobId = await reviewed(31)
  const { db, pool } = shop.deps
  const pieces = async () =>
    (
      await pool.query<StoredPiece & { results: string[] | null }>(
        'select position, kind, improves, sources, results from translation_pieces where job_id = $1 order by position',
        [jobId],
      )
    ).rows
  const before = await pieces()
  for (const piece of before) expect(await storePiece(db, jobId, piece, ['Late'])).toBe(false)
  expect(await pieces()).toEqual(before)

  await pool.query('update translation_pieces set results = null where job_id = $1', [jobId])
  for (const piece of before)
    expect(await storePiece(db, jobId, { ...piece, sources: [two] }, ['Late'])).toBe(false)
  expect((await pieces()).every(({ results }) => results === null)).toBe(true)
})

test('a rejected translation job cannot be restarted while another job translates the guide', async () => {
  await stock(30, one)
  const jobId = await reviewed(30)
  await call('cancel', { jobId })
  await setModelFaults(shop, { down: true })
  const order = { guideId: 30, targetLanguage: 'ja', review: true }
  const next = (await shop.post('/api/translate-single', order, chie)).json<{ jobId: string }>().jobId

  const answer = await call('retry', { jobId })
  await setModelFaults(shop)

  expect(next).not.toBe(jobId)
  expect(answer.status).toBe(409)
  expect(await ended(next)).toMatchObject({ status: 'completed' })
  expect(await ended(jobId)).toMatchObject({ status: 'failed', reason: 'cancelled' })
})

/** Returns the job id of a guide in the list and in the comparison, and the result of its first block. */
async function jobSeen(guideId: number, operator: Person) {
  const { rows } = await ask<RouterOutputs['translation']['overview']>('overview', {}, operator)
  const { job, blocks } = await compare(guideId, operator)
  return [rows.find((row) => row.guideId === guideId)?.job?.jobId, job?.jobId, blocks[0]?.result]
}

test('an operator cannot see, publish, reject or continue the translation job of another', async () => {
  await stock(8, one)
  const jobId = await reviewed(8)
  expect(await jobSeen(8, chie)).toEqual([jobId, jobId, expect.any(String)])
  expect(await jobSeen(8, dai)).toEqual([undefined, undefined, null])
  for (const procedure of ['accept', 'cancel', 'retry'])
    expect([procedure, (await call(procedure, { jobId }, dai)).status]).toEqual([procedure, 404])
  expect(await ended(jobId)).toMatchObject({ status: 'completed', storedAt: null })
})

test('another operator can start a new translation after a result was rejected', async () => {
  await stock(9, one)
  const jobId = await reviewed(9)
  await call('cancel', { jobId })

  const answer = await call('startMany', { guideIds: [9], language: 'ja', review: true }, dai)

  expect(dataOf(answer)).toEqual({ started: 1, left: 0 })
  expect((await compare(9, dai)).job?.jobId).not.toBe(jobId)
  expect(await ended(jobId)).toMatchObject({ status: 'failed', reason: 'cancelled' })
  // Only the operator who started the job can read its status.
  await expect.poll(async () => (await compare(9, dai)).job?.status).toBe('completed')
})

test('an accepted translation is neither removed by a rejection nor translated again by a restart', async () => {
  await stock(10, one)
  const jobId = await reviewed(10)
  await call('accept', { jobId, title: '受け入れた題' })
  const asked = (await fetchModelCalls(shop)).length

  for (const procedure of ['cancel', 'retry', 'accept'])
    expect([procedure, (await call(procedure, { jobId, title: '遅れた題' })).status]).toEqual([
      procedure,
      200,
    ])

  expect(await ended(jobId)).toMatchObject({ status: 'completed', storedAt: expect.any(String) })
  expect((await compare(10)).title.stored).toBe('受け入れた題')
  expect(await fetchModelCalls(shop)).toHaveLength(asked)
})

test('accepting a result with edits to a block whose English has changed is rejected', async () => {
  await stock(2, `${one}\n\n${two}`)
  const jobId = await reviewed(2)
  await stock(2, `${one}\n\n${other}`)
  const hash = (await compare(2)).blocks[1]?.hash ?? ''

  const accepted = await call('accept', { jobId, blocks: [{ hash, text: '値段を一人に伝えます。' }] })

  expect(accepted.status).toBe(400)
  expect(await storedOf(2)).toEqual([null, null])
})

test('a translated block that covers several English blocks can be edited', async () => {
  await stock(
    3,
    Array.from({ length: 9 }, (_, index) => `${one} That is ${index}.`).join('\n\n'),
    '全部まとめた段落です。',
  )
  const [row] = (await compare(3)).blocks

  const edited = await call('edit', {
    guideId: 3,
    language: 'ja',
    blocks: [{ hash: row?.hash, text: '書き直した段落です。' }],
  })

  expect(edited.status).toBe(200)
  expect(await storedOf(3)).toEqual(['書き直した段落です。'])
})

test('a text with a null character is rejected by every translation call', async () => {
  await stock(4, one)
  const [block] = (await compare(4)).blocks
  const unseen = 'A text with \u0000 in it.'

  const answers = await Promise.all([
    shop.post('/api/translate/start', { content: unseen, targetLanguage: 'ja' }, chie),
    shop.post('/api/translate/direct', { content: unseen, targetLanguage: 'ja' }, chie),
    call('edit', { guideId: 4, language: 'ja', title: unseen }),
    call('edit', { guideId: 4, language: 'ja', summary: unseen }),
    call('edit', { guideId: 4, language: 'ja', blocks: [{ hash: block?.hash, text: unseen }] }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
})

test('every model response counts against the daily budget, even an unused one', async () => {
  const before = await spentToday()
  const asked = (await fetchModelCalls(shop)).length
  const direct = (content: string) =>
    shop.post('/api/translate/direct', { content, targetLanguage: 'ja' }, chie)

  await direct(one)
  await direct(`${two} [[refuse]]`)
  await direct('See [the rules](https://example.com/rules) first. [[break-link]]')
  await stock(5, `${other} [[refuse]]`)
  const order = { guideId: 5, targetLanguage: 'ja' }
  const { jobId } = (await shop.post('/api/translate-single', order, chie)).json<{ jobId: string }>()
  const job = await ended(jobId)

  const calls = (await fetchModelCalls(shop)).slice(0, -asked)
  const { MODEL_INPUT_PRICE, MODEL_OUTPUT_PRICE } = shop.deps.env
  const cost = (of: typeof calls) =>
    of.reduce(
      (sum, each) =>
        sum + Math.ceil(each.promptTokens * MODEL_INPUT_PRICE + each.completionTokens * MODEL_OUTPUT_PRICE),
      0,
    )
  expect(calls.length).toBeGreaterThan(6)
  expect((await spentToday()) - before).toBe(cost(calls))
  expect(job).toMatchObject({ status: 'failed', costMicroUsd: cost(calls.slice(0, job.piecesDone + 1)) })
})

test('a translation job whose retry was lost by the queue is resumed after 20 minutes', async () => {
  await stock(6, one)
  await setModelFaults(shop, { down: true })
  const order = { guideId: 6, targetLanguage: 'ja' }
  const { jobId } = (await shop.post('/api/translate-single', order, chie)).json<{ jobId: string }>()
  await expect.poll(() => changeSteps("delete from pgboss.job where state = 'retry' and", jobId)).toBe(1)
  await setModelFaults(shop)

  await resumeStalledJobs(shop.deps)
  const early = await changeSteps('delete from pgboss.job where', jobId)
  await shop.deps.pool.query(
    "update translation_jobs set updated_at = updated_at - interval '21 minutes' where id = $1",
    [jobId],
  )
  await resumeStalledJobs(shop.deps)

  expect(early).toBe(0)
  expect(await ended(jobId)).toMatchObject({ status: 'completed' })
})

/** Runs the statement on the queued messages of a job and returns the number of affected messages. */
async function changeSteps(statement: string, jobId: string): Promise<number | null> {
  return (await shop.deps.pool.query(`${statement} data ->> 'jobId' = $1`, [jobId])).rowCount
}

async function spentToday(): Promise<number> {
  return dataOf<{ spentTodayMicroUsd: number }>(await shop.visit('/trpc/translation.settings', chie))
    .spentTodayMicroUsd
}
