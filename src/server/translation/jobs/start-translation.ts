import type { z } from 'zod'
import type { GuideLanguage, TranslationLanguage } from '../../../shared/languages.ts'
import type {
  startedJobSchema,
  startedJobsSchema,
  translateContentInputSchema,
} from '../../../shared/translation/translation-schemas.ts'
import { defaultMinCharacters } from '../../../shared/translation/translation.ts'
import type { JobDeps } from '../deps.ts'
import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireBudget, requireTranslator } from './budget.ts'
import { detectLanguage } from '../checks/detect-language.ts'
import { planNextStep, type TextResults, type JobGoals } from './plan-next-step.ts'
import {
  insertPieces,
  findTranslationJob,
  findRunningTranslationJob,
  insertTranslationJob,
  listResults,
  lockGuideLanguage,
  type JobStarter,
  type TranslationJob,
} from '../queries.ts'
import { readJobTexts, createJobGoals } from './read-job-texts.ts'

export const translationQueue = 'translation.run'

export interface GuideOrder {
  kind: 'guide' | 'enhance'
  guideId: number
  targetLanguage: TranslationLanguage
  minCharacters: number
  review: boolean
}

/** Returns an order for a whole guide with the default minimum length. Its result is stored without review. */
export const createDefaultOrder = (
  kind: GuideOrder['kind'],
  guideId: number,
  targetLanguage: TranslationLanguage,
): GuideOrder => ({ kind, guideId, targetLanguage, minCharacters: defaultMinCharacters, review: false })

export async function startGuideTranslations(
  deps: JobDeps,
  starter: JobStarter,
  { targetLanguages, ...order }: z.infer<typeof translateContentInputSchema>,
): Promise<z.infer<typeof startedJobsSchema>> {
  const jobs = []
  for (const targetLanguage of new Set(targetLanguages))
    jobs.push(
      toStartedJob(await startGuideTranslation(deps, starter, { ...order, kind: 'guide', targetLanguage })),
    )
  return { jobs }
}

/** Starts a job, or returns the running one. Throws `translation-running` if another operator's job is running. */
export async function startGuideTranslation(deps: JobDeps, starter: JobStarter, order: GuideOrder) {
  requireTranslator(deps)
  await requireBudget(deps)
  return deps.db.transaction().execute(async (tx) => {
    await lockGuideLanguage(tx, order.guideId, order.targetLanguage)
    const running = await findRunningTranslationJob(tx, order.guideId, order.targetLanguage)
    if (running !== undefined) return requireSameStarter(running, starter)
    const work = await readJobTexts(tx, { ...order, content: '' })
    if (work === undefined) throw new Refusal('not-found', `No guide ${order.guideId}`)
    const job = { ...order, startedBy: starter, content: work.content }
    return enqueuePlannedRequests(deps, tx, await insertTranslationJob(tx, job, deps.clock()))
  })
}

export async function startTextTranslation(
  deps: JobDeps,
  starter: JobStarter,
  { content, targetLanguage }: { content: string; targetLanguage: GuideLanguage },
): Promise<TranslationJob> {
  requireTranslator(deps)
  requireOtherLanguage(content, targetLanguage)
  await requireBudget(deps)
  return deps.db.transaction().execute(async (tx) => {
    const text = { kind: 'text', guideId: null, content, targetLanguage } as const
    const job = { ...text, startedBy: starter, minCharacters: defaultMinCharacters, review: false }
    return enqueuePlannedRequests(deps, tx, await insertTranslationJob(tx, job, deps.clock()))
  })
}

export function requireOtherLanguage(content: string, targetLanguage: GuideLanguage): void {
  if (detectLanguage(content) === targetLanguage)
    throw new Refusal('invalid-input', `content: is in the language '${targetLanguage}' already`)
}

function requireSameStarter(running: TranslationJob, starter: JobStarter): TranslationJob {
  if (starter !== null && running.startedBy !== starter) throw new Refusal('translation-running')
  return running
}

/** Plans the remaining requests of a job and queues its next step when the transaction commits. */
export async function enqueuePlannedRequests(
  deps: Pick<JobDeps, 'jobs' | 'translator'>,
  tx: Db,
  job: TranslationJob,
  goals: Partial<JobGoals> = {},
): Promise<TranslationJob> {
  const work = await readJobTexts(tx, job)
  if (work !== undefined) {
    const results: TextResults = await listResults(tx, job.id)
    const round = planNextStep(work.units, results, {
      ...createJobGoals(requireTranslator(deps), job, work),
      ...goals,
    })
    if (round.next === 'ask') await insertPieces(tx, job.id, round.pieces)
  }
  await enqueueNextStep(deps.jobs, tx, job.id)
  return (await findTranslationJob(tx, job.id)) ?? job
}

/** Queues the next step of a job when the transaction commits. */
export const enqueueNextStep = (jobs: JobQueue, tx: Db, jobId: string) =>
  jobs.send(tx, translationQueue, { jobId }, { key: jobId })

export const toStartedJob = ({
  id,
  targetLanguage,
  status,
}: TranslationJob): z.infer<typeof startedJobSchema> => ({ jobId: id, targetLanguage, status })
