import type { Db } from '../platform/database.ts'
import type { User } from '../platform/caller.ts'
import { Refusal } from '../platform/refusal.ts'
import { mayRead, type ReadableGuide } from './may-read.ts'
import { findEntitlements } from './entitlement-queries.ts'

/** Rejects a guide that the user may already read, or whose payment is disputed. */
export async function requireGuideNotOwned(
  tx: Db,
  { uid }: User,
  guide: ReadableGuide & { id: number },
  now: Date,
): Promise<void> {
  const entitlements = await findEntitlements(tx, uid, guide.id)
  if (mayRead(guide, entitlements, now)) throw new Refusal('already-owned')
  // A second payment for a disputed guide would only be refunded.
  if (entitlements?.purchase != null) throw new Refusal('purchase-suspended')
}
