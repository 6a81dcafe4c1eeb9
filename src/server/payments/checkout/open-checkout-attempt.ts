import type { PayDeps } from '../deps.ts'
import { currencies } from '../../../shared/money.ts'
import type { CheckoutAttempt } from './checkout-attempt.ts'
import { openPaymentIntentAttempt } from './payment-intent-attempt.ts'
import { clearStripeCustomer, requireBuyer, updateBuyer, type Buyer } from '../queries.ts'
import { endOrder, recordOrderStripeId, closeRefusedOrder } from '../orders/order-queries.ts'
import type { Order } from '../orders/order.ts'
import { openSessionAttempt } from './session-attempt.ts'
import { isCurrencyRefused, isFailureReplayed, isStripeError, describeRejection } from '../stripe/stripe.ts'
import { openSubscriptionAttempt } from './subscription-attempt.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settleStripeObject } from '../settle/settle.ts'

/**
 * Fetches the order's Stripe object, or creates it under the order's idempotency key. Closes the order and returns undefined if
 * Stripe refuses to create the object or no longer knows the object or its customer.
 */
export async function openCheckoutAttempt(
  deps: PayDeps,
  order: Order,
  buyer: Buyer,
): Promise<CheckoutAttempt | undefined> {
  try {
    const attempt = await openers[order.kind](deps, order, buyer)
    if (order.stripeId === null) await recordOrderStripeId(deps.db, order.id, attempt.id)
    return attempt
  } catch (error) {
    const customerIsGone = isStripeError(error, 'resource_missing', 'customer')
    const rejection = order.stripeId === null ? describeRejection(error) : undefined
    if (rejection !== undefined) {
      deps.logger.warn({ checkoutId: order.id, rejection }, 'Stripe refused a checkout')
      if (isCurrencyRefused(error)) await recordCurrencyAtStripe(deps, order)
      await closeRefusedOrder(deps.db, order.id, rejection, deps.clock())
    }
    // Stripe replays a failure under its idempotency key for a day. No client has this attempt's secret, so its order is closed.
    const isGone = order.stripeId !== null && isStripeError(error, 'resource_missing')
    const hasFailed = order.stripeId === null && isFailureReplayed(error)
    if (isGone || hasFailed) await endOrder(deps.db, order.id, 'closed', deps.clock())
    if (customerIsGone && buyer.stripeCustomerId !== null)
      await clearStripeCustomer(deps.db, order.userId, buyer.stripeCustomerId)
    if (isGone || rejection !== undefined) return undefined
    throw error
  }
}

/** Stores the currency to which Stripe restricts the customer, for example because of a quote created outside the shop (B1.9). */
async function recordCurrencyAtStripe({ db, stripe }: PayDeps, { userId }: Order): Promise<void> {
  const { stripeCustomerId } = await requireBuyer(db, userId)
  if (stripeCustomerId === null) return
  const customer = await stripe.customers.retrieve(stripeCustomerId)
  const currency = currencies.find((each) => !customer.deleted && each === customer.currency)
  if (currency !== undefined) await updateBuyer(db, userId, { subscriptionCurrency: currency })
}

const openers = {
  payment_intent: openPaymentIntentAttempt,
  session: openSessionAttempt,
  subscription: openSubscriptionAttempt,
} satisfies Record<CheckoutAttempt['kind'], typeof openSessionAttempt>

/** Cancels an open order's attempt at Stripe and settles it, because a card may have paid it in the meantime. */
export async function cancelOrderAtStripe(deps: SettleDeps, order: Order): Promise<void> {
  const attempt = await openCheckoutAttempt(deps, order, await requireBuyer(deps.db, order.userId))
  if (attempt !== undefined) await cancelCheckoutAttempt(deps, attempt)
}

/** Cancels an attempt and settles it. If it was paid in the meantime, the next try finds the purchase. */
export async function cancelCheckoutAttempt(deps: SettleDeps, attempt: CheckoutAttempt): Promise<void> {
  await attempt.end()
  await settleStripeObject(deps, attempt.id)
}
