import type { Db } from '../platform/database.ts'
import { insertPurchase, type NewPurchase } from './queries.ts'

/** Reason that is recorded when a user claims a gift. */
export const giftClaimedReason = 'gift claimed'

/** Grants a user access to a guide, records the reason and returns the purchase's id. The caller has locked the user's row. */
export function recordGrant(
  tx: Db,
  purchase: NewPurchase,
  reason: string,
  now: Date,
  /** Id of the payment or gift that the purchase comes from. Null without one. */
  sourceRef = purchase.stripePaymentId ?? null,
): Promise<number> {
  const { userId, guideId } = purchase
  return insertPurchase(tx, purchase, { userId, guideId, change: 'granted', reason, sourceRef }, now)
}

/** Grants a user access to a guide free of charge, records the reason and returns the purchase's id. */
export function recordFreeGrant(
  tx: Db,
  free: Pick<NewPurchase, 'userId' | 'guideId' | 'source' | 'itemId'>,
  reason: string,
  now: Date,
  giftId?: string,
): Promise<number> {
  return recordGrant(tx, { ...free, amount: 0, currency: 'usd', purchaseDate: now }, reason, now, giftId)
}
