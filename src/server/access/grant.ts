import type { Db } from '../platform/database.ts'
import { insertAccessChange, insertPurchase, type NewPurchase } from './queries.ts'

/** Gives a guide to its buyer and notes why. The caller holds the buyer's row locked. */
export async function recordGrant(tx: Db, purchase: NewPurchase, reason: string, now: Date): Promise<void> {
  await insertPurchase(tx, purchase)
  const { userId, guideId, stripePaymentId } = purchase
  await insertAccessChange(
    tx,
    { userId, guideId, change: 'granted', reason, sourceRef: stripePaymentId },
    now,
  )
}
