import type { JobDeps } from '../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireBudget, requireTranslator } from './budget.ts'
import { requireVisibleJob, requireTranslationJob } from './find-job.ts'
import {
  deletePieces,
  findLatestJob,
  findRunningTranslationJob,
  lockGuideLanguage,
  lockTranslationJob,
  updateTranslationJob,
  type JobStarter,
} from '../queries.ts'
import { enqueuePlannedRequests, startGuideTranslation, type GuideOrder } from './start-translation.ts'

/**
 * Continues a failed job: keeps its results and requests missing texts. If the job's result was rejected in review, requests
 * all texts again. Any other job stays unchanged.
 */
export async function retryTranslation(deps: JobDeps, starter: JobStarter, jobId: string) {
  requireTranslator(deps)
  const { guideId, targetLanguage } = await requireTranslationJob(deps.db, starter, jobId)
  await requireBudget(deps)
  return deps.db.transaction().execute(async (tx) => {
    if (guideId !== null) await lockGuideLanguage(tx, guideId, targetLanguage)
    const job = requireVisibleJob(await lockTranslationJob(tx, jobId), starter, jobId)
    if (job.status !== 'failed') return job
    if (guideId !== null && (await findRunningTranslationJob(tx, guideId, targetLanguage)) !== undefined)
      throw new Refusal('translation-running')
    const reopened = { status: 'pending', reason: null, result: null, updatedAt: deps.clock() } as const
    await updateTranslationJob(tx, jobId, reopened)
    await deletePieces(tx, jobId, job.result === null ? 'open' : 'all')
    // A retry may request short blocks again, regardless of how often they were requested before.
    return enqueuePlannedRequests(deps, tx, job, { maxTries: Number.POSITIVE_INFINITY })
  })
}

/** Starts a job for a guide, or continues its latest one if that failed, has the same review setting and may be continued. */
export async function continueOrStart(deps: JobDeps, starter: JobStarter, order: GuideOrder) {
  const latest = await findLatestJob(deps.db, order.guideId, order.targetLanguage)
  const isOurs = latest?.startedBy === null || latest?.startedBy === starter
  return latest?.status === 'failed' && latest.review === order.review && isOurs
    ? retryTranslation(deps, starter, latest.id)
    : startGuideTranslation(deps, starter, order)
}
