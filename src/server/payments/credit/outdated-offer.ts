import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import { findOpenPlan } from '../orders/order-queries.ts'

export const outdatedOfferQueue = 'payments.end-outdated-offer'

/**
 * Enqueues a check of the user's open checkout for Pro: its credit may come from a refunded purchase, or the user may have Pro
 * again.
 */
export async function endOutdatedOfferLater(tx: Db, jobs: JobQueue, userId: number): Promise<void> {
  const open = await findOpenPlan(tx, userId)
  if (open === undefined) return
  await jobs.send(tx, outdatedOfferQueue, { checkoutId: open.id }, { key: open.id })
}
