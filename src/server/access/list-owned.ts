import type { AccessReadDeps } from './deps.ts'
import type { OwnedGuides } from '../../shared/access/access-schemas.ts'
import type { User } from '../platform/caller.ts'
import { hasActiveSubscription } from './may-read.ts'
import { findSubscription, listPurchases } from './queries.ts'

/** Returns the guides that the user bought or picked, whose cards show no price, and whether the user has Pro. Excludes suspended and revoked purchases. */
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
