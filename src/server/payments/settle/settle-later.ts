import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'

export const settleQueue = 'payments.settle'

/** Has an object of Stripe's settled soon; named again while it waits, it is the same work. */
export function settleLater(tx: Db, jobs: JobQueue, stripeId: string): Promise<void> {
  return jobs.send(tx, settleQueue, { stripeId }, { key: stripeId })
}
