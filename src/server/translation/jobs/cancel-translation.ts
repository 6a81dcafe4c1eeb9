import type { Deps } from '../../platform/deps.ts'
import { requireVisibleJob, toJobStatus } from './find-job.ts'
import { endJob, isInReview, isRunning, lockJob, type JobStarter } from '../queries.ts'

/** Failure reason of a canceled job (B9.3). */
export const canceledReason = 'cancelled'

/** Cancels a job while it runs or waits for review, and returns its status. Other jobs stay unchanged. */
export async function cancelTranslation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  starter: JobStarter,
  jobId: string,
) {
  return db.transaction().execute(async (tx) => {
    const job = requireVisibleJob(await lockJob(tx, jobId), starter, jobId)
    if (!isRunning(job) && !isInReview(job)) return toJobStatus(job)
    await endJob(tx, jobId, { failed: canceledReason }, clock())
    return toJobStatus(requireVisibleJob(await lockJob(tx, jobId), starter, jobId))
  })
}
