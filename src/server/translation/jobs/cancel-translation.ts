import type { TranslationJobStatus } from '../../../shared/translation/translation-schemas.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireVisibleJob, toStatus } from './find-job.ts'
import { endJob, isInReview, isRunning, lockJob, type Starter } from '../queries.ts'

/** Failure reason of a canceled job (B9.3). */
export const cancelled = 'cancelled'

/** Cancels a job while it runs or waits for review, and returns its status. Other jobs stay unchanged. */
export async function cancelTranslation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  starter: Starter,
  jobId: string,
): Promise<TranslationJobStatus> {
  return db.transaction().execute(async (tx) => {
    const job = requireVisibleJob(await lockJob(tx, jobId), starter, jobId)
    if (!isRunning(job) && !isInReview(job)) return toStatus(job)
    await endJob(tx, jobId, { failed: cancelled }, clock())
    return toStatus(requireVisibleJob(await lockJob(tx, jobId), starter, jobId))
  })
}
