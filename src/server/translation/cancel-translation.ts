import type { TranslationJobStatus } from '../../shared/translation-schemas.ts'
import type { Deps } from '../deps.ts'
import { requireFollowed, toStatus } from './find-job.ts'
import { endJob, isRunning, lockJob } from './queries.ts'

/** What is under way at the model is not stored any more. A job that has ended stays as it is. */
export async function cancelTranslation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  jobId: string,
): Promise<TranslationJobStatus> {
  return db.transaction().execute(async (tx) => {
    const job = requireFollowed(await lockJob(tx, jobId), userId, jobId)
    if (!isRunning(job)) return toStatus(job)
    await endJob(tx, jobId, { failed: 'cancelled' }, clock())
    return toStatus(requireFollowed(await lockJob(tx, jobId), userId, jobId))
  })
}
