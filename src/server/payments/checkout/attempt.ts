import { currencies } from '../../../shared/money.ts'
import type { Attempt, AttemptDeps } from './attempt-kind.ts'
import { paymentIntentAttempt } from './payment-intent-attempt.ts'
import {
  clearCustomer,
  endCheckout,
  recordProCurrency,
  recordStripeId,
  refuseCheckout,
  requireBuyer,
  type Checkout,
} from '../queries.ts'
import { sessionAttempt } from './session-attempt.ts'
import { isCurrencyRefused, isFailureKept, isStripeError, rejectionOf } from '../stripe.ts'
import { subscriptionAttempt } from './subscription-attempt.ts'

/**
 * The checkout's Stripe object, or a new one under its idempotency key. Undefined: Stripe refused it, or does not know it or
 * its customer any more.
 * The checkout is closed then; open another one for an offer that is made anew.
 */
export async function openAttempt(deps: AttemptDeps, checkout: Checkout): Promise<Attempt | undefined> {
  const { stripeCustomerId } = await requireBuyer(deps.db, checkout.userId)
  try {
    const attempt = await atStripe(deps, checkout)
    if (checkout.stripeId === null) await recordStripeId(deps.db, checkout.id, attempt.object.id)
    return attempt
  } catch (error) {
    const customerIsGone = isStripeError(error, 'resource_missing', 'customer')
    const rejection = checkout.stripeId === null ? rejectionOf(error) : undefined
    if (rejection !== undefined) {
      deps.logger.warn({ checkoutId: checkout.id, rejection }, 'Stripe refused a checkout')
      if (isCurrencyRefused(error)) await recordCurrencyAtStripe(deps, checkout)
      await refuseCheckout(deps.db, checkout.id, rejection, deps.clock())
    }
    // Stripe replays a failure under its key for a day. No client has this attempt's secret, so its checkout is abandoned.
    const isGone = checkout.stripeId !== null && isStripeError(error, 'resource_missing')
    const hasFailed = checkout.stripeId === null && isFailureKept(error)
    if (isGone || hasFailed) await endCheckout(deps.db, checkout.id, 'closed', deps.clock())
    if (customerIsGone && stripeCustomerId !== null)
      await clearCustomer(deps.db, checkout.userId, stripeCustomerId)
    if (isGone || rejection !== undefined) return undefined
    throw error
  }
}

/** Something of the customer's that the shop does not know, such as a quote, holds another currency than the offer's (B1.9). */
async function recordCurrencyAtStripe({ db, stripe }: AttemptDeps, { userId }: Checkout): Promise<void> {
  const { stripeCustomerId } = await requireBuyer(db, userId)
  if (stripeCustomerId === null) return
  const customer = await stripe.customers.retrieve(stripeCustomerId)
  const currency = currencies.find((each) => !customer.deleted && each === customer.currency)
  if (currency !== undefined) await recordProCurrency(db, userId, currency)
}

function atStripe(deps: AttemptDeps, checkout: Checkout): Promise<Attempt> {
  switch (checkout.kind) {
    case 'payment_intent':
      return paymentIntentAttempt(deps, checkout)
    case 'checkout_session':
      return sessionAttempt(deps, checkout)
    case 'subscription':
      return subscriptionAttempt(deps, checkout)
  }
}
