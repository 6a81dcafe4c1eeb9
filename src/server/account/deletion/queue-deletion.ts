import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'

export const deletionQueue = 'account.deletion'

/** Enqueues the job that processes a deletion. */
export function enqueueDeletion(tx: Db, jobs: JobQueue, deletionId: string): Promise<void> {
  return jobs.send(tx, deletionQueue, { deletionId }, { key: deletionId })
}
