import type { Db } from '../../platform/database.ts'
import type { JobQueue } from '../../platform/job-queue.ts'
import { findOpenProOrder } from '../orders/order-queries.ts'

export const proOfferCheckQueue = 'payments.end-outdated-offer'

/**
 * Enqueues a check whether the user's open checkout for Pro has to be canceled: its credit may have been refunded, or the user
 * may have Pro again.
 */
export async function enqueueProOfferCheck(tx: Db, jobs: JobQueue, userId: number): Promise<void> {
  const open = await findOpenProOrder(tx, userId)
  if (open === undefined) return
  await jobs.send(tx, proOfferCheckQueue, { checkoutId: open.id }, { key: open.id })
}
