import { Stripe } from 'stripe'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Money } from '../../../shared/money.ts'
import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import { openCheckoutAttempt, cancelCheckoutAttempt } from './open-checkout-attempt.ts'
import { isSameProCredit } from '../credit/compute-credit.ts'
import { listProCredit } from '../credit/credit-queries.ts'
import { findProCredit } from '../credit/find-credit.ts'
import { findOrderPlace } from '../declarations/declaration-queries.ts'
import {
  recordDeclarations,
  requireDeclarations,
  type BuyerDeclarations,
} from '../declarations/record-declarations.ts'
import { noAppliedCode, applyDiscountCode, type AppliedCode } from '../codes/apply-code.ts'
import { renderOrderTerms } from '../declarations/order-terms.ts'
import { findOpenOrder, findOrder, insertOrder, recordShownTerms } from '../orders/order-queries.ts'
import { hasSameItems, sumAmounts, sumDiscounts, type Order } from '../orders/order.ts'
import { lockBuyer, type Buyer } from '../queries.ts'
import { syncSubscription } from '../pro/sync-subscription.ts'
import type { Sku } from '../skus/sku.ts'
import { refuseDuringOutage } from '../stripe/stripe.ts'

export interface CheckoutOffer extends BuyerDeclarations {
  sku: Sku
  kind: Order['kind']
  language: PageLanguage
  /** Discount code as the buyer typed it. */
  code?: string | undefined
}

/** Maximum tries when concurrent requests keep ending the checkout. */
const maxTries = 3

/**
 * Returns a payable attempt for exactly this offer. The same offer returns the same attempt. If currency, price or payment method
 * differ, the open attempt is first canceled at Stripe, so that no one can pay twice. Each try quotes the price again, because
 * Stripe may have refused the previous currency.
 */
export async function startCheckout(deps: SettleDeps, user: User, offer: CheckoutOffer) {
  if (user.deletesAt !== null) throw new Refusal('account-closing')
  let refused = false
  for (let tries = 1; tries <= maxTries; tries += 1) {
    if (offer.sku.isPlan) await endUnreadablePlan(deps, user)
    const { order, buyer, isCurrent, taken } = await openOrder(deps, user, offer)
    const attempt = await refuseDuringOutage(deps, openCheckoutAttempt(deps, order, buyer))
    refused = attempt === undefined
    if (attempt === undefined) continue
    const { chargeMinor, usable } = attempt
    // The charge must never exceed the shown price, even if the object at Stripe is wrong.
    refused = usable && chargeMinor > order.price.amountMinor - sumDiscounts(order)
    if (attempt.kind === offer.kind && usable && isCurrent && !refused) return { attempt, order, taken }
    if (refused) deps.logger.error({ checkoutId: order.id, chargeMinor }, 'Stripe would charge too much')
    await refuseDuringOutage(deps, cancelCheckoutAttempt(deps, attempt))
  }
  if (refused) throw new Refusal('payments-unavailable', 'Stripe refused the payment; nothing was charged')
  throw new Refusal('payment-incomplete', 'Another payment for this is under way')
}

/** Ends a plan at Stripe that no longer grants access, before another one begins (B8.29). */
async function endUnreadablePlan(deps: SettleDeps, { id }: User): Promise<void> {
  const subscription = await findSubscription(deps.db, id)
  if (subscription.held === null || hasActiveSubscription(subscription, deps.clock())) return
  try {
    await syncSubscription(deps, id)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new Refusal('payments-unavailable', undefined, { cause: error })
    throw error
  }
}

/** Finds or inserts the open order. It is committed before the call to Stripe, so that a retry finds the same attempt by its id. */
function openOrder(
  { db, clock, catalogue, env }: SettleDeps,
  user: User,
  { sku, kind, language, code: typed, place, declarations }: CheckoutOffer,
): Promise<{ order: Order; buyer: Buyer; isCurrent: boolean; taken: AppliedCode }> {
  return db.transaction().execute(async (tx) => {
    // An account deletion cancels only the orders that it finds, so no order may open after it was requested (B18.3).
    const buyer = await lockBuyer(tx, user.id)
    if (buyer.deletesAt !== null) throw new Refusal('account-closing')
    const now = clock()
    const { giftId, isPlan } = sku
    const request = { tx, user, language, catalogue, now }
    const said = { place, declarations }
    const { price, description, items, product } = await sku.quote(request)
    // The check needs the buyer's lock, because a gift of Pro may be claimed concurrently (B21.72).
    await sku.requirePurchasable(request)
    // The product is final here, because a bundle that is partly owned by now was rejected above. Stripe's page can't show
    // declarations: an order there may lack them and then keeps the full right of withdrawal.
    if (kind !== 'session' || declarations !== undefined) requireDeclarations(said, { product, language })
    const open = await findOpenOrder(tx, user.id, { giftId, items })
    const wanted = { userId: user.id, isPlan, price, now, openId: open?.id }
    const taken = typed === undefined ? noAppliedCode : await applyDiscountCode(tx, typed, wanted)
    // Stripe's page can't show why a code was rejected, so no page opens at the full price instead.
    if (taken.problem !== null && kind === 'session')
      throw new Refusal('invalid-input', `code: ${taken.problem}`)
    const other = taken.heldBy === undefined ? undefined : await findOrder(tx, taken.heldBy)
    if (other !== undefined) return { order: other, buyer, isCurrent: false, taken }
    const { code, codeMinor } = taken
    const credit = isPlan ? await findProCredit(tx, user.id, subtractFromPrice(price, codeMinor), now) : []
    const discountMinor = codeMinor + sumAmounts(credit)
    const shown = { product, count: items.length, price, discountMinor, kind, place, now }
    const renderTerms = (page: PageLanguage) => ({
      text: renderOrderTerms(env, { ...shown, language: page }),
      place,
      shownAt: now,
    })
    if (open !== undefined) {
      const stated = (await findOrderPlace(tx, open.id))?.place
      const isCurrent =
        price.currency === open.price.currency &&
        hasSameItems(items, open.items) &&
        open.code === code &&
        open.codeMinor === codeMinor &&
        // Stripe's page shows the terms for one place of residence, so another place needs another session.
        (kind !== 'session' || stated === place) &&
        isSameProCredit(credit, await listProCredit(tx, open.id))
      // Keeps the stored declarations if the request names no place of the buyer, because the page was only opened again, and
      // if the open order is of another kind and gets canceled, because it may be paid already.
      if (isCurrent && open.kind === kind && (place !== undefined || stated === undefined)) {
        await recordDeclarations(tx, open.id, said, now)
        // Stripe's page keeps the language and terms with which it was created.
        const page = kind === 'session' ? open.language : language
        if (kind !== 'session' || open.stripeId === null)
          await recordShownTerms(tx, open.id, renderTerms(page))
      }
      return { order: open, buyer, isCurrent, taken }
    }
    const offered = { userId: user.id, giftId, kind, price, language, description, code, codeMinor }
    const order = await insertOrder(tx, { ...offered, items, credit, terms: renderTerms(language) })
    await recordDeclarations(tx, order.id, said, now)
    return { order, buyer, isCurrent: true, taken }
  })
}

const subtractFromPrice = (price: Money, amountMinor: number): Money => ({
  ...price,
  amountMinor: price.amountMinor - amountMinor,
})
