import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'

export const settleQueue = 'payments.settle'

/** Has an object of Stripe's settled soon; named again while it waits, it is the same work. */
export function settleLater(tx: Db, jobs: JobQueue, stripeId: string): Promise<void> {
  return jobs.send(tx, settleQueue, { stripeId }, { key: stripeId })
}

export const tellStripeQueue = 'payments.tell-stripe'

/** Has Stripe told soon what a person's Pro stands for now; it settles Pro in any case. */
export function tellStripeLater(tx: Db, jobs: JobQueue, userId: number): Promise<void> {
  return jobs.send(tx, tellStripeQueue, { userId }, { key: String(userId) })
}
