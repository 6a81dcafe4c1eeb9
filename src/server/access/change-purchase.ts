import type { Db } from '../platform/database.ts'
import type { EntitlementChange, Entitlement } from './decide-entitlements.ts'
import { insertAccessChange, updatePurchase } from './queries.ts'

interface PurchaseChange {
  purchaseId: number
  userId: number
  guideId: number
  /** Id of the payment or gift. Null for a guide that an operator gave or that the user picked for free. */
  sourceRef: string | null
  reason: string
}

/** Changes what a stored purchase grants, and records the reason. The caller has locked the buyer's row. */
export async function changePurchase(
  tx: Db,
  what: Exclude<EntitlementChange<Entitlement>['do'], 'grant'>,
  { purchaseId, userId, guideId, sourceRef, reason }: PurchaseChange,
  now: Date,
): Promise<void> {
  const state = {
    suspend: { suspendedAt: now },
    restore: { suspendedAt: null, revokedAt: null, revokedReason: null },
    revoke: { revokedAt: now, revokedReason: reason },
  }[what]
  await updatePurchase(tx, purchaseId, state)
  const change = ({ suspend: 'suspended', restore: 'restored', revoke: 'revoked' } as const)[what]
  await insertAccessChange(tx, { userId, guideId, change, reason, sourceRef }, now)
}
