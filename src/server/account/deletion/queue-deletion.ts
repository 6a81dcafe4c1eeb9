import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'

export const deletionQueue = 'account.deletion'

/** Has a deletion brought further soon, as far as it may be by now. */
export function workOffLater(tx: Db, jobs: JobQueue, deletionId: string): Promise<void> {
  return jobs.send(tx, deletionQueue, { deletionId }, { key: deletionId })
}
