import type { Stripe } from 'stripe'
import { findSubscription, hasActiveSubscription, holdsPlan, listProGrants } from '../../access/index.ts'
import type { ShopDeps } from '../../deps.ts'
import { claimGift } from '../../payments/gifts/claim-gift.ts'
import { orderGift, showGiftLink, startGiftPayment } from '../../payments/gifts/own-gifts.ts'
import { settle } from '../../payments/settle/settle.ts'
import type { User } from '../../platform/caller.ts'
import { dayIn } from '../../../shared/payments/gift-days.ts'
import { addMonths } from '../../../shared/payments/pro-gift.ts'
import { paymentIdOf } from '../../testing/buyers.ts'
import type { Shop } from '../../testing/shop.ts'
import { decideDispute, dispute } from '../../testing/subscribers.ts'

/** Who is given months of Pro, by whom, and what was paid for that. */
export interface Gifted {
  buyer: User
  giver: User
  gifts: { id: string; payment: string; key: string }[]
}

export async function givePro({ deps }: Shop, { giver, gifts }: Gifted): Promise<void> {
  const { stripe, clock } = deps
  const id = crypto.randomUUID()
  const telling = { recipient: null, language: 'en', day: dayIn('en', clock()), message: '' } as const
  await orderGift(deps, giver, { id, guideId: null, ...telling })
  const payment = paymentIdOf(await startGiftPayment(deps, giver, { id, language: 'en' }))
  await stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })
  await settle(deps, payment)
  const { url } = await showGiftLink(deps, giver, { id, language: 'en' })
  gifts.push({ id, payment, key: url.split('#')[1] ?? '' })
}

/** The last one that was given. */
export async function claimPro(deps: ShopDeps, { buyer, gifts }: Gifted): Promise<void> {
  const last = gifts.at(-1)
  if (last !== undefined) await claimGift(deps, buyer, last.key)
}

export async function refundGift({ deps }: Shop, gifted: Gifted): Promise<void> {
  const kept = await findGift(deps.stripe, gifted, 'kept')
  if (kept !== undefined) await deps.stripe.refunds.create({ payment_intent: kept })
}

export async function disputeGift(shop: Shop, gifted: Gifted): Promise<void> {
  const kept = await findGift(shop.deps.stripe, gifted, 'kept')
  if (kept !== undefined) await dispute(shop, kept)
}

export async function decideOnGift(shop: Shop, gifted: Gifted, verdict: 'won' | 'lost'): Promise<void> {
  const payment = await findGift(shop.deps.stripe, gifted, 'disputed')
  if (payment === undefined) return
  const { data } = await shop.deps.stripe.disputes.list({ payment_intent: payment })
  const open = data.find(({ status }) => status === 'needs_response')
  if (open !== undefined) await decideDispute(shop, open.id, verdict)
}

async function findGift(stripe: Stripe, { gifts }: Gifted, wanted: Outcome): Promise<string | undefined> {
  for (const { payment } of gifts.toReversed())
    if ((await outcomeOf(stripe, payment)) === wanted) return payment
  return undefined
}

type Outcome = 'kept' | 'disputed' | 'lost' | 'refunded'

/** As Stripe says, without asking the shop's own rules. */
async function outcomeOf(stripe: Stripe, payment: string): Promise<Outcome> {
  const { data: charges } = await stripe.charges.list({ payment_intent: payment })
  if (charges.some(({ refunded }) => refunded)) return 'refunded'
  const { data: disputes } = await stripe.disputes.list({ payment_intent: payment })
  if (disputes.some(({ status }) => status === 'lost')) return 'lost'
  return disputes.some(({ status }) => status === 'needs_response') ? 'disputed' : 'kept'
}

/**
 * Who has claimed months that are paid for has Pro until they end, and no plan beside them; who has lost them has not. What
 * waits for a plan waits for one that there is.
 */
export async function wrongOfGifts(shop: Shop, gifted: Gifted, seen: Set<string>): Promise<string[]> {
  const { db, stripe, clock } = shop.deps
  const now = clock()
  const stored = await findSubscription(db, gifted.buyer.id)
  const grants = await listProGrants(db, gifted.buyer.id)
  const wrong: string[] = []
  for (const { giftId, startsAt, endsAt, suspendedAt, revokedAt } of grants) {
    const gift = gifted.gifts.find(({ id }) => id === giftId)
    const outcome = await outcomeOf(stripe, gift?.payment ?? '')
    const isOpen = suspendedAt === null && revokedAt === null
    seen.add(`gift ${outcome}`)
    if (isOpen !== (outcome === 'kept'))
      wrong.push(`the gift ${giftId} is ${outcome}, its months open: ${isOpen}`)
    if (isOpen && startsAt === null) seen.add('gift waits')
    if (isOpen && startsAt === null && !holdsPlan(stored, now)) wrong.push(`${giftId} waits for no plan`)
    if (startsAt !== null && endsAt !== null && endsAt > new Date(addMonths(startsAt, 3).getTime() + 1000))
      wrong.push(`${giftId} lasts longer than three months`)
  }
  const isOfNow = ({ startsAt, endsAt }: (typeof grants)[number]) =>
    startsAt !== null && endsAt !== null && startsAt <= now && endsAt > now
  const running = grants.filter(
    (grant) => isOfNow(grant) && grant.suspendedAt === null && grant.revokedAt === null,
  )
  const isGiven = hasActiveSubscription(
    { active: false, expiresAt: null, grantedUntil: stored.grantedUntil },
    now,
  )
  // They follow a plan by which their reader reads.
  const byPlan = hasActiveSubscription({ ...stored, grantedUntil: null }, now)
  if (running.length !== (isGiven && !byPlan ? 1 : 0))
    wrong.push(`Pro by gifts is ${isGiven}, by a plan ${byPlan}, and ${running.length} of them run`)
  return wrong
}
