import type { PayDeps } from '../deps.ts'
import type { Stripe } from 'stripe'
import type { CheckoutAttempt } from './checkout-attempt.ts'
import { ensureCustomer } from './ensure-customer.ts'
import type { Buyer } from '../queries.ts'
import { endDuplicateSubscription, endSubscriptionQueue } from '../settle/end-duplicate-subscription.ts'
import { ensureProProduct, createProSubscriptionItem } from '../pro/pro-product.ts'
import { createProCreditCoupon } from '../credit/credit-coupon.ts'
import type { Order } from '../orders/order.ts'

/** Returns a checkout attempt as a subscription that waits for its first payment in the card form on the shop's own page. */
export async function openSubscriptionAttempt(
  deps: PayDeps,
  order: Order,
  buyer: Buyer,
): Promise<CheckoutAttempt> {
  const subscription =
    order.stripeId === null
      ? await createSubscription(deps, order, buyer)
      : await deps.stripe.subscriptions.retrieve(order.stripeId, { expand: [...secretOfInvoice] })
  const { id, latest_invoice: latest } = subscription
  const invoice = typeof latest === 'string' ? null : latest
  return {
    kind: 'subscription',
    id,
    clientSecret: invoice?.confirmation_secret?.client_secret,
    // The amount of an unexpanded invoice is unknown. Infinity exceeds every price, so the caller rejects the checkout.
    chargeMinor: invoice?.amount_due ?? Number.POSITIVE_INFINITY,
    usable: subscription.status === 'incomplete',
    end: () => cancelAndRefund(deps, subscription),
  }
}

const secretOfInvoice = ['latest_invoice.confirmation_secret'] as const

async function createSubscription(deps: PayDeps, order: Order, buyer: Buyer): Promise<Stripe.Subscription> {
  const customer = await ensureCustomer(deps, order, buyer)
  await ensureProProduct(deps.stripe)
  const discounts = await createProCreditCoupon(deps.stripe, order)
  // These parameters must not change between retries: Stripe rejects the same idempotency key with different parameters.
  return deps.stripe.subscriptions.create(
    {
      ...discounts,
      customer,
      items: [createProSubscriptionItem(order.price)],
      payment_behavior: 'default_incomplete',
      payment_settings: {
        save_default_payment_method: 'on_subscription',
        payment_method_types: ['card'],
      },
      metadata: order.metadata,
      expand: [...secretOfInvoice],
    },
    { idempotencyKey: `checkout:${order.id}` },
  )
}

/**
 * Cancels an incomplete subscription and refunds a payment that a card has made in the meantime, because Stripe cancels a paid
 * one as well. The refund job is stored before the cancellation, so that a crash in between cannot lose the refund.
 */
async function cancelAndRefund(deps: PayDeps, { id, status }: Stripe.Subscription): Promise<void> {
  if (status !== 'incomplete') return
  const job = { subscriptionId: id }
  await deps.jobs.send(deps.db, endSubscriptionQueue, job, { key: id })
  await endDuplicateSubscription(deps, job)
}
