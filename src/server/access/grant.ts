import type { Db } from '../platform/database.ts'
import { insertAccessChange, insertPurchase, type NewPurchase } from './queries.ts'

/** The reason that is noted when somebody claims a gift. */
export const giftClaimed = 'gift claimed'

/** Grants a buyer access to a guide and records the reason. The caller has locked the buyer's row. */
export async function recordGrant(
  tx: Db,
  purchase: NewPurchase,
  reason: string,
  now: Date,
  /** What it came of: its payment, or a gift. */
  sourceRef: string | null = purchase.stripePaymentId,
): Promise<void> {
  await insertPurchase(tx, purchase)
  const { userId, guideId } = purchase
  await insertAccessChange(tx, { userId, guideId, change: 'granted', reason, sourceRef }, now)
}
