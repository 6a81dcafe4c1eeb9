import type { Deps } from '../../platform/deps.ts'
import { requireVisibleJob, toJobStatus } from './find-job.ts'
import {
  canceledReason,
  failTranslationJob,
  isJobInReview,
  isJobRunning,
  lockTranslationJob,
  type JobStarter,
} from '../queries.ts'

/** Cancels a job while it runs or waits for review, and returns its status. Other jobs stay unchanged. */
export async function cancelTranslation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  starter: JobStarter,
  jobId: string,
) {
  return db.transaction().execute(async (tx) => {
    const job = requireVisibleJob(await lockTranslationJob(tx, jobId), starter, jobId)
    if (!isJobRunning(job) && !isJobInReview(job)) return toJobStatus(job)
    await failTranslationJob(tx, jobId, canceledReason, clock())
    return toJobStatus(requireVisibleJob(await lockTranslationJob(tx, jobId), starter, jobId))
  })
}
