import type { AccessStatus, Plan } from '../../shared/access/access-schemas.ts'
import type { AccessReadDeps } from './deps.ts'
import type { FindCaller, User } from '../platform/caller.ts'
import { Refusal } from '../platform/refusal.ts'
import { listProPeriods } from './period-queries.ts'
import { isOpenPeriod } from './schedule-periods.ts'
import { findEntitlements } from './entitlement-queries.ts'
import { hasActiveSubscription, mayRead, findProEnd, type ReadableGuide } from './may-read.ts'
import { countPurchasesSince, findSubscription, hasActivePurchase } from './queries.ts'
import type { Db } from '../platform/database.ts'

/** Returns whether a user has bought this guide, or any guide if `guideId` is undefined, and whether they have Pro (B6.7). */
export async function readAccessStatus(
  { db, clock }: AccessReadDeps,
  user: User,
  guideId: number | undefined,
): Promise<AccessStatus> {
  const hasPurchased = await hasActivePurchase(db, user.id, guideId)
  const subscription = await findSubscription(db, user.id)
  return { hasPurchased, isSubscribed: hasActiveSubscription(subscription, clock()) }
}

export async function readCanView(
  { db, catalogue, clock }: AccessReadDeps,
  caller: FindCaller,
  guideId: number,
): Promise<{ canView: boolean }> {
  const guide = catalogue.current().findSold(guideId)
  if (guide === undefined) throw new Refusal('not-found', `No guide ${guideId}`)
  const person = await caller()
  const entitlements = person === undefined ? undefined : await findEntitlements(db, person.uid, guideId)
  return { canView: mayRead(guide, entitlements, clock()) }
}

export async function readSubscriptionStatus({ db, clock }: AccessReadDeps, user: User) {
  const subscription = await findSubscription(db, user.id)
  return {
    hasActiveSubscription: hasActiveSubscription(subscription, clock()),
    subscriptionActive: subscription.active,
    subscriptionExpiresAt: findProEnd(subscription)?.toISOString() ?? null,
  }
}

/** Counts this month's purchases for information only: there is no monthly limit (B6.12). */
export async function readMonthlyPurchaseStatus({ db, clock }: AccessReadDeps, user: User) {
  const now = clock()
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const purchaseCount = await countPurchasesSince(db, user.id, monthStart)
  return {
    month: monthStart.toISOString().slice(0, 'yyyy-mm'.length),
    purchaseCount,
    hasPurchasedThisMonth: purchaseCount > 0,
  }
}

/** Returns the Pro status that the account page shows. */
export async function readPlan({ db, clock }: AccessReadDeps, user: Pick<User, 'id'>): Promise<Plan> {
  const subscription = await findSubscription(db, user.id)
  const { status, periodEnd, renews, held, currency, grantedUntil } = subscription
  const now = clock()
  const grants = await listProPeriods(db, user.id)
  return {
    subscribed: hasActiveSubscription(subscription, now),
    givenUntil: grantedUntil !== null && grantedUntil > now ? grantedUntil.toISOString() : null,
    givenWaits: grants.some((grant) => isOpenPeriod(grant) && grant.startsAt === null),
    status,
    periodEnd: periodEnd?.toISOString() ?? null,
    renews,
    held,
    currency,
  }
}

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
