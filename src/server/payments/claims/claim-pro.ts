import {
  changeProPeriods,
  findSubscription,
  giftClaimedReason,
  findProGrantEnd,
  hasPlan,
  schedulePeriods,
  listProPeriods,
  type ProPeriod,
} from '../../access/index.ts'
import type { GiftPageData } from '../../../shared/payments/gift-schemas.ts'
import type { User } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { cancelOrderAtStripe } from '../checkout/open-checkout-attempt.ts'
import { syncSubscription } from '../pro/sync-subscription.ts'
import { incrementSettleVersion, lockBuyer } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { findOpenProOrder } from '../orders/order-queries.ts'
import { refuseDuringOutage } from '../stripe/stripe.ts'
import { lockGift, updateGift, type StoredGift } from '../gifts/gift-queries.ts'
import { deriveGiftState } from '../gifts/gift-state.ts'

/** Maximum tries, because other tabs may open checkouts for a plan in the meantime. */
const maxTries = 3

/**
 * Claims gifted months of Pro once. They start now, or after the months of other gifts. Rejects users with a plan, who would pay
 * for the same days. Therefore first syncs with Stripe and cancels an open checkout for a plan, which could still be paid
 * (B21.72).
 */
export async function claimProGift(deps: SettleDeps, user: User, found: StoredGift): Promise<Date | null> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    if (isGiftClaimedByUser(found, user)) return findProGrantEnd(await listProPeriods(deps.db, user.id))
    await refuseDuringOutage(deps, syncSubscription(deps, user.id))
    const open = await findOpenProOrder(deps.db, user.id)
    if (open !== undefined) await refuseDuringOutage(deps, cancelOrderAtStripe(deps, open))
    const until = await claimUnlessPlan(deps, user, found.id)
    if (until !== undefined) return until
  }
  throw new Refusal('payment-incomplete', 'A payment for Pro is under way')
}

/** Returns whether this user has already claimed the gift. Throws if no one can claim it any more. */
export function isGiftClaimedByUser(gift: StoredGift, user: User): boolean {
  const state = deriveGiftState(gift)
  if (state === 'claimed' && gift.claimedBy === user.id) return true
  if (state === 'claimed') throw new Refusal('gift-claimed')
  if (state === 'on-hold' || state === 'taken-back') throw new Refusal('gift-not-open')
  return false
}

/** Claims the months unless a checkout for a plan is open. Undefined if one is; otherwise the end of Pro. */
function claimUnlessPlan({ db, clock }: SettleDeps, user: User, giftId: string) {
  return db.transaction().execute(async (tx) => {
    await lockBuyer(tx, user.id)
    const gift = await lockGift(tx, giftId)
    const now = clock()
    if (!isGiftClaimedByUser(gift, user)) {
      if (hasPlan(await findSubscription(tx, user.id), now)) throw new Refusal('already-subscribed')
      if ((await findOpenProOrder(tx, user.id)) !== undefined) return undefined
      const change = (periods: ProPeriod[]) => [...periods, periodOf(gift, now)]
      await changeProPeriods(tx, user.id, { change, reason: giftClaimedReason, sourceRef: gift.id }, now)
      await updateGift(tx, gift.id, { claimedAt: now, claimedBy: user.id })
      await incrementSettleVersion(tx, user.id)
    }
    return findProGrantEnd(await listProPeriods(tx, user.id))
  })
}

/** Returns when Pro would end after a claim, and the plan that prevents the claim. */
export async function previewGiftedPro(
  db: Db,
  user: User,
  gift: StoredGift,
  now: Date,
): Promise<Pick<GiftPageData, 'until' | 'plan'>> {
  const periods = await listProPeriods(db, user.id)
  const isMine = periods.some(({ id }) => id === gift.id)
  const after = isMine
    ? periods
    : schedulePeriods([...periods, periodOf(gift, now)], { plan: undefined, now })
  const subscription = await findSubscription(db, user.id)
  const { held, renews, periodEnd } = subscription
  return {
    until: findProGrantEnd(after)?.toISOString() ?? null,
    plan: hasPlan(subscription, now)
      ? {
          state: held === 'disputed' ? 'disputed' : renews ? 'renews' : 'ends',
          until: periodEnd?.toISOString() ?? null,
        }
      : null,
  }
}

function periodOf({ id, itemId, months }: StoredGift, now: Date): ProPeriod {
  if (months === null) throw new Error('A gift of a guide has no months')
  return {
    id,
    itemId,
    months,
    grantedAt: now,
    startsAt: null,
    endsAt: null,
    restSeconds: null,
    suspendedAt: null,
    revokedAt: null,
    endRecorded: false,
  }
}
