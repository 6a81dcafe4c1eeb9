import { expect } from 'vitest'
import type { ShopDeps } from '../../../deps.ts'
import { runTranslation } from '../../../translation/jobs/run-translation.ts'
import { startGuideTranslation, createDefaultOrder } from '../../../translation/jobs/start-translation.ts'
import { fetchModelCalls } from '../../../testing/model.ts'
import { openKillableDeps, type KillPoint } from '../../../testing/processes/killable-deps.ts'
import type { Shop } from '../../../testing/shop.ts'

const paragraph = (number: number) =>
  `Paragraph ${number} says what to do on day ${number}, and why it is worth the trouble. `.repeat(20)
/** Text long enough to be translated in several pieces. */
const contentEn = [1, 2, 3, 4].map(paragraph).join('\n\n')

/**
 * Kills a worker before and after every `stride`-th step of a translation and lets another worker process the queued
 * messages. Returns the number of kills that the translation survived. The shop's own workers must be stopped first.
 */
export async function killTranslationAtEveryStep(shop: Shop, stride = 1): Promise<number> {
  let deaths = 0
  for (let step = 1; ; step += stride) {
    const died = []
    for (const moment of ['before', 'after'] as const) died.push(await dieOnce(shop, { step, moment }))
    if (!died.includes(true)) return deaths
    deaths += died.length
  }
}

let lastId = 0

async function dieOnce(shop: Shop, death: KillPoint): Promise<boolean> {
  lastId += 1
  await shop.stock({
    id: lastId,
    titleJa: '',
    summaryJa: null,
    contentEn,
    contentJa: '',
    isFreePreview: true,
  })
  await fetch(`${shop.modelUrl}/_sandbox/calls`, { method: 'DELETE' })
  const mortal = openKillableDeps(shop, death)
  const where = `${death.moment} step ${death.step}`
  const job = await startGuideTranslation(shop.deps, null, createDefaultOrder('guide', lastId, 'ja'))

  await workOff(shop, job.id, mortal.deps, mortal.hasDied)
  if (mortal.hasDied()) await expect.poll(mortal.openConnections, { message: where }).toBe(0)
  await mortal.close()
  await workOff(shop, job.id, shop.deps, () => false)

  const { rows } = await shop.deps.pool.query(
    `select status, pieces_done = pieces_total as done, stored_at is not null as stored,
      (select translation_state_ja from guides where guides.id = guide_id) as guide
    from translation_jobs where id = $1`,
    [job.id],
  )
  const completed = { status: 'completed', done: true, stored: true, guide: 'current' }
  expect({ where, ...rows[0] }).toEqual({ where, ...completed })
  // A kill loses at most one response of the model.
  const { length: calls } = await fetchModelCalls(shop)
  expect({ where, calls: calls - pieces <= 1 }).toEqual({ where, calls: true })
  return mortal.hasDied()
}

/** Number of pieces of a translation: title, summary, and the content in pieces of about 3000 characters. */
const pieces = 4

/** Processes the queued messages of the job. Queues the message again when the worker dies, as pg-boss does. */
async function workOff(shop: Shop, jobId: string, deps: ShopDeps, hasDied: () => boolean): Promise<void> {
  const jobAttempt = { signal: new AbortController().signal, isLast: false }
  while (!hasDied() && (await takeStep(shop, jobId))) {
    const [outcome] = await Promise.allSettled([runTranslation(deps, { jobId }, jobAttempt)])
    if (outcome.status === 'fulfilled') continue
    if (!hasDied()) throw outcome.reason
    await shop.deps.jobs.send(shop.deps.db, 'translation.run', { jobId }, { key: jobId })
  }
}

async function takeStep({ deps }: Shop, jobId: string): Promise<boolean> {
  const { rowCount } = await deps.pool.query(
    "delete from pgboss.job where name = 'translation.run' and data ->> 'jobId' = $1",
    [jobId],
  )
  return rowCount !== 0
}
