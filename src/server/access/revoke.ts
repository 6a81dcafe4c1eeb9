import type { Db } from '../platform/database.ts'
import { insertAccessChange, updatePurchase, type AccessChange } from './queries.ts'

interface PurchaseChange {
  purchaseId: number
  userId: number
  guideId: number
  /** The payment, or the gift; null for a guide that was given by an operator or picked. */
  sourceRef: string | null
  reason: string
}

/** Revokes access to a guide (after a refund) until it is restored. */
export async function revokePurchase(tx: Db, change: PurchaseChange, now: Date): Promise<void> {
  await updatePurchase(tx, change.purchaseId, { revokedAt: now, revokedReason: change.reason })
  await note(tx, 'revoked', change, now)
}

/** Suspends access to a guide while a dispute is open. */
export async function suspendPurchase(tx: Db, change: PurchaseChange, now: Date): Promise<void> {
  await updatePurchase(tx, change.purchaseId, { suspendedAt: now })
  await note(tx, 'suspended', change, now)
}

/** Restores access after a won dispute or a failed refund. */
export async function restorePurchase(tx: Db, change: PurchaseChange, now: Date): Promise<void> {
  await updatePurchase(tx, change.purchaseId, { suspendedAt: null, revokedAt: null, revokedReason: null })
  await note(tx, 'restored', change, now)
}

function note(tx: Db, kind: AccessChange['change'], change: PurchaseChange, now: Date): Promise<void> {
  const { userId, guideId, reason, sourceRef } = change
  return insertAccessChange(tx, { userId, guideId, change: kind, reason, sourceRef }, now)
}
