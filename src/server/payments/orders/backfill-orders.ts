import type { Deps } from '../../platform/deps.ts'
import type { JobAttempt } from '../../platform/job-queue.ts'
import { beginBackfill, findBackfill, listUserIds, mirrorUser, updateBackfill } from './backfill-queries.ts'

const backfillQueue = 'payments.backfill-orders'
/** After so many users the progress is stored. */
const batchSize = 100

type BackfillDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>

/** Mirrors what was written before the triggers existed. Each node that starts resumes it until it has ended. */
export async function startBackfillWorker(deps: BackfillDeps): Promise<void> {
  const { db, jobs, clock } = deps
  await jobs.work(backfillQueue, (_data, attempt) => resumeBackfill(deps, attempt), { slow: true })
  await beginBackfill(db, clock())
  if ((await findBackfill(db))?.endedAt === null) await jobs.send(db, backfillQueue, {}, { key: 'all' })
}

/** Mirrors user by user after the last one whose batch was stored. Each user is a transaction of its own, so no one waits long. */
export async function resumeBackfill(
  { db, clock }: Pick<BackfillDeps, 'db' | 'clock'>,
  { signal }: Pick<JobAttempt, 'signal'>,
): Promise<void> {
  const backfill = await findBackfill(db)
  if (backfill === undefined || backfill.endedAt !== null) return
  let { done, lastUserId } = backfill
  for (;;) {
    const userIds = await listUserIds(db, lastUserId, batchSize)
    for (const userId of userIds) {
      signal.throwIfAborted()
      await mirrorUser(db, userId, signal)
    }
    done += userIds.length
    lastUserId = userIds.at(-1) ?? lastUserId
    if (userIds.length < batchSize) break
    await updateBackfill(db, { done, lastUserId })
  }
  await updateBackfill(db, { done, lastUserId, endedAt: clock() })
}
