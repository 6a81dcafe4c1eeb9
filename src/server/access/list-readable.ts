import type { AccessDeps } from './deps.ts'
import type { User } from '../platform/caller.ts'
import { mayRead } from './may-read.ts'
import { findSubscription, listPurchases } from './queries.ts'

/** Which of these guides the user may still read; called for the guides saved on a device. */
export async function listReadable(
  { db, catalogue, clock }: Pick<AccessDeps, 'db' | 'catalogue' | 'clock'>,
  user: Pick<User, 'id'>,
  guideIds: readonly number[],
): Promise<number[]> {
  const { active, expiresAt, grantedUntil } = await findSubscription(db, user.id)
  const purchases = await listPurchases(db, user.id)
  const guides = catalogue.current()
  return guideIds.filter((id) => {
    const guide = guides.findSold(id)
    const purchase = purchases.find(({ guideId, revokedAt }) => guideId === id && revokedAt === null) ?? null
    const entitlements = {
      purchase,
      subscriptionActive: active,
      subscriptionExpiresAt: expiresAt,
      proGrantedUntil: grantedUntil,
    }
    return guide !== undefined && mayRead(guide, entitlements, clock())
  })
}
