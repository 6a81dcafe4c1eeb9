import { Stripe } from 'stripe'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Money } from '../../../shared/money.ts'
import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import type { Attempt, AttemptKind, AttemptObjects } from './attempt-kind.ts'
import { openAttempt } from './attempt.ts'
import { isSameCredit, sumOf } from '../credit/credit-of.ts'
import { insertCredit, listCredit } from '../credit/credit-queries.ts'
import { findCredit } from '../credit/find-credit.ts'
import { insertParts, isSameParts, listParts } from '../bundles/bundle-queries.ts'
import { noCode, takeCode, type TakenCode } from '../codes/take-code.ts'
import {
  findCheckout,
  findOpenCheckout,
  insertCheckout,
  lockBuyer,
  takenOffIn,
  type Checkout,
} from '../queries.ts'
import { tellStripe } from '../pro/tell-stripe.ts'
import { settle } from '../settle/settle.ts'
import type { SkuOnSale } from '../skus/index.ts'
import { refuseDuringOutage } from '../stripe.ts'
import { findOrderPlace } from '../declarations/declaration-queries.ts'
import { recordDeclarations, requireDeclarations, type OrderSaid } from '../declarations/declare.ts'

export interface Offer<Kind extends AttemptKind = AttemptKind> extends OrderSaid {
  sku: SkuOnSale
  kind: Kind
  language: PageLanguage
  /** What the buyer has typed as a code. */
  code?: string | undefined
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
 * payment method cancels the open one at Stripe first, so that no one can pay for the same thing twice. Every try asks for the
 * price again: Stripe may have refused the currency of the one before.
 */
export async function startCheckout<Kind extends AttemptKind>(
  deps: SettleDeps,
  user: User,
  offer: Offer<Kind>,
): Promise<StartedCheckout<Kind>> {
  if (user.deletesAt !== null) throw new Refusal('account-closing')
  requireDeclarations(offer, { product: offer.sku.product, language: offer.language })
  let refused = false
  for (let tries = 1; tries <= mostTries; tries += 1) {
    if (offer.sku.isPlan) await endUnreadablePlan(deps, user)
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

/** A plan that opens nothing any more is ended at Stripe before another begins (B8.29). */
async function endUnreadablePlan(deps: SettleDeps, { id }: User): Promise<void> {
  const subscription = await findSubscription(deps.db, id)
  if (subscription.held === null || hasActiveSubscription(subscription, deps.clock())) return
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
  { db, clock, catalogue }: Pick<SettleDeps, 'db' | 'clock' | 'catalogue'>,
  user: User,
  { sku, kind, language, code: typed, place, declarations }: Offer,
): Promise<{ checkout: Checkout; isCurrent: boolean; taken: TakenCode }> {
  return db.transaction().execute(async (tx) => {
    // A deletion requested meanwhile cancels only the checkouts that it finds (B18.3).
    if ((await lockBuyer(tx, user.id)).deletesAt !== null) throw new Refusal('account-closing')
    const order = { tx, user, language, catalogue, now: clock() }
    const said = { place, declarations }
    const { price, description, items = [] } = await sku.quote(order)
    // A gift of Pro that is claimed at this moment has locked the buyer, too (B21.72).
    await sku.requirePurchasable(order)
    const open = await findOpenCheckout(tx, user.id, sku)
    const wanted = { userId: user.id, sku, price, now: clock(), openId: open?.id }
    const taken = typed === undefined ? noCode : await takeCode(tx, typed, wanted)
    // A page of Stripe's shows nothing but its price: none is opened at another one than was asked for.
    if (taken.problem !== null && kind === 'checkout_session')
      throw new Refusal('invalid-input', `code: ${taken.problem}`)
    const other = taken.heldBy === undefined ? undefined : await findCheckout(tx, taken.heldBy)
    if (other !== undefined) return { checkout: other, isCurrent: false, taken }
    const { code, codeMinor } = taken
    const credit = sku.isPlan ? await findCredit(tx, user.id, lessBy(price, codeMinor), clock()) : []
    if (open !== undefined) {
      const isSameCode = open.code === code && open.codeMinor === codeMinor
      const isCurrent =
        isSamePrice(price, open.price) &&
        isSameCode &&
        // A page of Stripe's shows the terms of the place that it was opened for.
        (kind !== 'checkout_session' || (await findOrderPlace(tx, open.id))?.place === place) &&
        isSameCredit(credit, await listCredit(tx, open.id)) &&
        (items.length === 0 || isSameParts(items, await listParts(tx, open.id)))
      if (isCurrent) await recordDeclarations(tx, open.id, said, clock())
      return { checkout: open, isCurrent, taken }
    }
    const checkout = await insertCheckout(tx, {
      userId: user.id,
      guideId: items[0]?.guideId ?? sku.guideId,
      giftId: sku.giftId,
      bundle: items.length > 0,
      kind,
      price,
      language,
      description,
      credit: sumOf(credit),
      code,
      codeAmount: codeMinor,
    })
    await insertCredit(tx, checkout.id, credit)
    await insertParts(tx, checkout.id, items)
    await recordDeclarations(tx, checkout.id, said, clock())
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
