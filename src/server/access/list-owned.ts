import type { AccessReadDeps } from './deps.ts'
import type { OwnedGuides } from '../../shared/access/access-schemas.ts'
import type { User } from '../platform/caller.ts'
import { hasActiveSubscription } from './may-read.ts'
import { findSubscription, listPurchases } from './queries.ts'

/** Lists the guides that all cards of a list show as owned instead of with a price. Suspended purchases are left out. */
export async function listOwnedGuides({ db, clock }: AccessReadDeps, user: User): Promise<OwnedGuides> {
  const subscription = await findSubscription(db, user.id)
  const purchases = await listPurchases(db, user.id)
  const open = purchases.filter(({ suspendedAt, revokedAt }) => suspendedAt === null && revokedAt === null)
  const idsOf = (isPick: boolean) =>
    open.filter(({ source }) => (source === 'free') === isPick).map(({ guideId }) => guideId)
  return {
    subscribed: hasActiveSubscription(subscription, clock()),
    bought: idsOf(false),
    picked: idsOf(true),
  }
}
