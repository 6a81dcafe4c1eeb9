import { hasActiveSubscription, findSubscription, listPurchases } from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { BundlePart } from './bundle-queries.ts'

/** What somebody has paid for already, or may read by Pro, is not charged for once more. */
export async function refuseOwnedParts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: Pick<User, 'id'>,
  parts: readonly BundlePart[],
): Promise<void> {
  if (hasActiveSubscription(await findSubscription(db, id), clock())) throw new Refusal('already-subscribed')
  const wanted = new Set(parts.map(({ guideId }) => guideId))
  const held = (await listPurchases(db, id)).filter(
    ({ guideId, revokedAt }) => wanted.has(guideId) && revokedAt === null,
  )
  if (held.some(({ suspendedAt }) => suspendedAt === null)) throw new Refusal('already-owned')
  // Paid for once and under dispute: a second payment would only be given back.
  if (held.length > 0) throw new Refusal('purchase-suspended')
}
