import type { Purchases, OwnedGuides } from '../../shared/access/access-schemas.ts'
import type { AccessReadDeps } from './deps.ts'
import type { User } from '../platform/caller.ts'
import { listPurchases, findSubscription } from './queries.ts'
import { hasActiveSubscription, mayRead } from './may-read.ts'
import { listEntitlements } from './entitlement-queries.ts'

/** Lists all guides that a user has ever bought or picked, newest first. */
export async function listOwnPurchases({ db, catalogue }: AccessReadDeps, user: User): Promise<Purchases> {
  const rows = await listPurchases(db, user.id)
  const guides = catalogue.current()
  const purchases = rows.map(
    ({ suspendedAt, revokedAt, purchaseDate, ...row }): Purchases['purchases'][number] => {
      // The catalog of this node may not contain a new guide yet.
      const { titleEn = '', titleJa = '', thumbnailUrl = '' } = guides.findSold(row.guideId) ?? {}
      const state = revokedAt !== null ? 'revoked' : suspendedAt !== null ? 'suspended' : 'open'
      return { ...row, titleEn, titleJa, thumbnailUrl, purchaseDate: purchaseDate.toISOString(), state }
    },
  )
  return { purchases }
}

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

/** Lists which of these guides, saved on a device, the user may still read. */
export async function listReadableGuides(
  { db, catalogue, clock }: AccessReadDeps,
  user: Pick<User, 'id'>,
  guideIds: readonly number[],
): Promise<number[]> {
  const entitlementsOf = await listEntitlements(db, user.id, guideIds)
  const guides = catalogue.current()
  return guideIds.filter((id) => {
    const guide = guides.findSold(id)
    return guide !== undefined && mayRead(guide, entitlementsOf(id), clock())
  })
}
