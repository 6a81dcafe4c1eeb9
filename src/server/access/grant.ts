import type { Db } from '../platform/database.ts'
import { insertAccessChange, insertPurchase, type NewPurchase } from './queries.ts'

/** Grants a buyer access to a guide and records the reason. The caller has locked the buyer's row. */
export async function recordGrant(tx: Db, purchase: NewPurchase, reason: string, now: Date): Promise<void> {
  await insertPurchase(tx, purchase)
  const { userId, guideId, stripePaymentId } = purchase
  await insertAccessChange(
    tx,
    { userId, guideId, change: 'granted', reason, sourceRef: stripePaymentId },
    now,
  )
}
