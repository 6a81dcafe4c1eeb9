import type { AccessExplanation } from '../../shared/access/access-schemas.ts'
import type { AccessReadDeps } from './deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { giftClaimedReason } from './grant.ts'
import { findEntitlements } from './entitlement-queries.ts'
import { findAccessReason, findAccessStart, type AccessReason, type Entitlements } from './may-read.ts'
import { listAccessChanges, type RecordedAccessChange } from './queries.ts'
import type { Db } from '../platform/database.ts'

/** Finds a user's entitlements to a guide and its access history, for explanations of current and past access. */
export async function findAccessRecord(db: Db, user: { id: number; uid: string }, guideId: number) {
  return {
    entitlements: await findEntitlements(db, user.uid, guideId),
    changes: await listAccessChanges(db, user.id, guideId),
  }
}

/** Explains whether and why a user may read a guide, by the same access rule as reading, with the user's access history. */
export async function explainAccess(
  { db, catalogue, clock }: AccessReadDeps,
  user: { id: number; uid: string },
  guideId: number,
): Promise<AccessExplanation> {
  const guide = catalogue.current().findSold(guideId)
  if (guide === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const { entitlements, changes } = await findAccessRecord(db, user, guideId)
  const reason = findAccessReason(guide, entitlements, clock())
  return {
    grounds: reason ?? null,
    since: findAccessStart(reason, entitlements)?.toISOString() ?? null,
    reference: referenceOf(reason, entitlements, changes),
    history: changes.map(({ happenedAt, ...change }) => ({
      ...change,
      happenedAt: happenedAt.toISOString(),
    })),
  }
}

/** Returns the id of the payment, gift or subscription that grants access. Null without one. */
function referenceOf(
  reason: AccessReason | undefined,
  entitlements: Entitlements | undefined,
  changes: RecordedAccessChange[],
): string | null {
  switch (reason) {
    case 'purchase':
    case 'free-pick':
      return entitlements?.purchase?.stripePaymentId ?? null
    case 'gift':
      return (
        changes.findLast(({ change, reason: why }) => change === 'granted' && why === giftClaimedReason)
          ?.reference ?? null
      )
    case 'subscription':
      return changes.findLast(({ change }) => change === 'pro-started')?.reference ?? null
    case 'free-preview':
    case undefined:
      return null
  }
}
