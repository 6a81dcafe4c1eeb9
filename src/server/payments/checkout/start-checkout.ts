import { Stripe } from 'stripe'
import type { GuideSummary } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Money } from '../../../shared/money.ts'
import {
  findEntitlements,
  findSubscription,
  hasActiveSubscription,
  mayRead,
  type Subscription,
} from '../../access/index.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import type { Attempt, AttemptKind, AttemptObjects } from './attempt-kind.ts'
import { openAttempt } from './attempt.ts'
import { isSameCredit, sumOf } from '../credit/credit-of.ts'
import { insertCredit, listCredit } from '../credit/credit-queries.ts'
import { findCredit } from '../credit/find-credit.ts'
import { insertParts, isSameParts, listParts, type BundlePart } from '../bundles/bundle-queries.ts'
import { refuseOwnedParts } from '../bundles/refuse-owned-parts.ts'
import { noCode, takeCode, type TakenCode } from '../codes/take-code.ts'
import {
  findCheckout,
  findOpenBundle,
  findOpenCheckout,
  insertCheckout,
  lockBuyer,
  takenOffIn,
  type Checkout,
} from '../queries.ts'
import { refusePaidGift } from '../gifts/refuse-paid-gift.ts'
import { tellStripe } from '../pro/tell-stripe.ts'
import { settle } from '../settle/settle.ts'
import { refuseDuringOutage } from '../stripe.ts'

export interface Offer<Kind extends AttemptKind = AttemptKind> {
  kind: Kind
  /** Null for Pro. */
  guide: GuideSummary | null
  /** The guide or Pro is for somebody else; its buyer may have it. */
  giftId?: string
  /** What the buyer has typed as a code. */
  code?: string | undefined
  /** Several guides are paid for at once; `guide` is the first of them. */
  parts?: readonly BundlePart[]
  /** What it costs, asked while the buyer is locked. */
  price: (tx: Db) => Promise<Money>
  language: PageLanguage
  /** What the buyer reads on receipts and on Stripe's own page. */
  description: string
}

export interface StartedCheckout<Kind extends AttemptKind> {
  object: AttemptObjects[Kind]
  /** For Pro: of each further month. */
  price: Money
  /** What Stripe charges when it is paid. */
  chargeMinor: number
  /** What of the price is taken off this once for guides. */
  creditMinor: number
  /** What a code takes off besides, or why it takes nothing off. */
  taken: TakenCode
}

/** Maximum retries when concurrent requests keep ending the checkout. */
const mostTries = 3

/**
 * Returns a payable attempt for exactly what is offered. The same offer returns the same attempt; another currency, price or
 * payment method cancels the open one at Stripe first, so that nobody can pay for the same thing twice. The offer is made
 * anew for every try: Stripe may have refused the currency of the one before.
 */
export async function startCheckout<Kind extends AttemptKind>(
  deps: SettleDeps,
  user: User,
  makeOffer: () => Offer<Kind>,
): Promise<StartedCheckout<Kind>> {
  if (user.deletesAt !== null) throw new Refusal('account-closing')
  let refused = false
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const offer = makeOffer()
    await refuseUnneeded(deps, user, offer)
    const { checkout, isCurrent, taken } = await openCheckout(deps, user, offer)
    const attempt = await refuseDuringOutage(openAttempt(deps, checkout))
    refused = attempt === undefined
    if (attempt === undefined) continue
    const { price, creditMinor } = checkout
    const { chargeMinor, usable } = attempt
    // Nobody is offered what Stripe would charge more for than the shop says, whatever went wrong there.
    refused = usable && chargeMinor > price.amountMinor - takenOffIn(checkout)
    if (isOfKind(attempt, offer.kind) && usable && isCurrent && !refused)
      return { object: attempt.object, price, chargeMinor, creditMinor, taken }
    if (refused) deps.logger.error({ checkoutId: checkout.id, chargeMinor }, 'Stripe would charge too much')
    await refuseDuringOutage(endAttempt(deps, attempt))
  }
  if (refused) throw new Refusal('payments-unavailable', 'Stripe refused the payment; nothing was charged')
  throw new Refusal('payment-incomplete', 'Another payment for this is under way')
}

function isSamePrice(one: Money, other: Money): boolean {
  return one.amountMinor === other.amountMinor && one.currency === other.currency
}

function isOfKind<Kind extends AttemptKind>(attempt: Attempt, kind: Kind): attempt is Attempt<Kind> {
  return attempt.kind === kind
}

function refuseUnneeded(deps: SettleDeps, user: User, { guide, giftId, parts }: Offer): Promise<unknown> {
  if (giftId !== undefined) return refusePaidGift(deps, giftId)
  if (parts !== undefined) return refuseOwnedParts(deps, user, parts)
  return guide === null ? refuseSubscribed(deps, user) : refuseOwned(deps, user, guide)
}

async function refuseOwned(
  { db, clock }: Pick<SettleDeps, 'db' | 'clock'>,
  user: User,
  guide: GuideSummary,
): Promise<void> {
  const entitlements = await findEntitlements(db, user.uid, guide.id)
  if (mayRead(guide, entitlements, clock())) throw new Refusal('already-owned')
  // Paid for once and under dispute: a second payment would only be given back.
  if (entitlements?.purchase != null) throw new Refusal('purchase-suspended')
}

/** A plan that opens nothing any more is ended at Stripe before another begins (B8.29). */
async function refuseSubscribed(deps: SettleDeps, user: User): Promise<void> {
  const { held } = await requireNoPro(deps, user)
  if (held === null) return
  await bringInLine(deps, user)
  const now = await requireNoPro(deps, user)
  if (now.held === 'disputed')
    throw new Refusal(
      'purchase-suspended',
      'A payment for Pro is disputed; nothing more is charged meanwhile',
    )
}

async function requireNoPro(
  { db, clock }: Pick<SettleDeps, 'db' | 'clock'>,
  { id }: User,
): Promise<Subscription> {
  const subscription = await findSubscription(db, id)
  if (hasActiveSubscription(subscription, clock())) throw new Refusal('already-subscribed')
  return subscription
}

async function bringInLine(deps: SettleDeps, { id }: User): Promise<void> {
  try {
    await tellStripe(deps, id)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new Refusal('payments-unavailable', undefined, { cause: error })
    throw error
  }
}

/** Committed before the call to Stripe, so that a retry finds the same attempt by its id. */
function openCheckout(
  { db, clock }: Pick<SettleDeps, 'db' | 'clock'>,
  user: User,
  offer: Offer,
): Promise<{ checkout: Checkout; isCurrent: boolean; taken: TakenCode }> {
  const { kind, guide, giftId = null, parts, language, description } = offer
  const guideId = guide?.id ?? null
  const bundle = parts !== undefined
  return db.transaction().execute(async (tx) => {
    // A deletion requested meanwhile cancels only the checkouts that it finds (B18.3).
    if ((await lockBuyer(tx, user.id)).deletesAt !== null) throw new Refusal('account-closing')
    const price = await offer.price(tx)
    const isPlan = guide === null && giftId === null
    // A gift of Pro that is claimed at this moment has locked the buyer, too (B21.72).
    if (isPlan) await requireNoPro({ db: tx, clock }, user)
    const open = bundle
      ? await findOpenBundle(tx, user.id)
      : await findOpenCheckout(tx, { userId: user.id, guideId, giftId })
    const wanted = { userId: user.id, guideId, price, now: clock(), openId: open?.id }
    const taken = offer.code === undefined ? noCode : await takeCode(tx, offer.code, wanted)
    // A page of Stripe's shows nothing but its price: none is opened at another one than was asked for.
    if (taken.problem !== null && kind === 'checkout_session')
      throw new Refusal('invalid-input', `code: ${taken.problem}`)
    const other = taken.heldBy === undefined ? undefined : await findCheckout(tx, taken.heldBy)
    if (other !== undefined) return { checkout: other, isCurrent: false, taken }
    const { code, codeMinor } = taken
    const credit = isPlan ? await findCredit(tx, user.id, lessBy(price, codeMinor), clock()) : []
    if (open !== undefined) {
      const isSameCode = open.code === code && open.codeMinor === codeMinor
      const isCurrent =
        isSamePrice(price, open.price) &&
        isSameCode &&
        isSameCredit(credit, await listCredit(tx, open.id)) &&
        (!bundle || isSameParts(parts, await listParts(tx, open.id)))
      return { checkout: open, isCurrent, taken }
    }
    const offered = { userId: user.id, guideId, giftId, bundle, kind, price, language, description }
    const checkout = await insertCheckout(tx, {
      ...offered,
      credit: sumOf(credit),
      code,
      codeAmount: codeMinor,
    })
    await insertCredit(tx, checkout.id, credit)
    if (bundle) await insertParts(tx, checkout.id, parts)
    return { checkout, isCurrent: true, taken }
  })
}

const lessBy = (price: Money, amountMinor: number): Money => ({
  ...price,
  amountMinor: price.amountMinor - amountMinor,
})

/** Over at Stripe before a new one opens; a card that was quicker has paid, and the next look finds it owned. */
async function endAttempt(deps: SettleDeps, attempt: Attempt): Promise<void> {
  await attempt.end()
  await settle(deps, attempt.object.id)
}
