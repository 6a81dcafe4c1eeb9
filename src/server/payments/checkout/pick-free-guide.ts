import {
  findEntitlements,
  findAccessReason,
  markFreeAccessUsed,
  recordFreeGrant,
} from '../../access/index.ts'
import { requireGuideOnSale } from '../../guides/catalog/index.ts'
import type { PayDeps } from '../deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import { incrementSettleVersion, lockBuyer } from '../queries.ts'

/** Grants the one guide that each account may pick for free, once and permanently (B1.10). */
export async function pickFreeGuide(
  { db, catalogue, clock }: PayDeps,
  user: User,
  guideId: number,
): Promise<{ guideId: number; selected: true }> {
  const guide = requireGuideOnSale(catalogue.current(), guideId)
  await db.transaction().execute(async (tx) => {
    // The lock on the buyer's row lets only the first of several concurrent picks succeed.
    await lockBuyer(tx, user.id)
    const now = clock()
    const entitlements = await findEntitlements(tx, user.uid, guideId)
    const reason = findAccessReason(guide, entitlements, now)
    if (reason === 'free-pick') return
    if (reason !== undefined) throw new Refusal('already-owned')
    if (entitlements?.purchase != null) throw new Refusal('purchase-suspended')
    if (entitlements?.freeAccessUsed !== false) throw new Refusal('free-guide-used')
    await recordFreeGrant(tx, { userId: user.id, guideId, source: 'free' }, 'free pick', now)
    await markFreeAccessUsed(tx, user.id)
    await incrementSettleVersion(tx, user.id)
  })
  return { guideId, selected: true }
}
