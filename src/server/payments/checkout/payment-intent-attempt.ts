import type { PayDeps } from '../deps.ts'
import type { Stripe } from 'stripe'
import type { CheckoutAttempt } from './checkout-attempt.ts'
import { ensureCustomer } from './ensure-customer.ts'
import type { Buyer } from '../queries.ts'
import type { Order } from '../orders/order.ts'
import { isStripeError } from '../stripe/stripe.ts'

/** Returns a checkout attempt as a PaymentIntent for the card form on the shop's own page. */
export async function openPaymentIntentAttempt(
  deps: PayDeps,
  order: Order,
  buyer: Buyer,
): Promise<CheckoutAttempt> {
  const intent =
    order.stripeId === null
      ? await createIntent(deps, order, buyer)
      : await deps.stripe.paymentIntents.retrieve(order.stripeId)
  return {
    kind: 'payment_intent',
    id: intent.id,
    clientSecret: intent.client_secret,
    chargeMinor: intent.amount,
    usable: payableStatuses.has(intent.status),
    end: () => cancelUnlessPaid(deps, intent),
  }
}

async function createIntent(deps: PayDeps, order: Order, buyer: Buyer): Promise<Stripe.PaymentIntent> {
  const { id, price, codeMinor, description, metadata } = order
  const customer = await ensureCustomer(deps, order, buyer)
  // These parameters must not change between retries: Stripe rejects the same idempotency key with different parameters.
  return deps.stripe.paymentIntents.create(
    {
      amount: price.amountMinor - codeMinor,
      currency: price.currency,
      customer,
      allowed_payment_method_types: ['card'],
      description,
      metadata,
    },
    { idempotencyKey: `checkout:${id}` },
  )
}

const payableStatuses = new Set<string>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])

/** Cancels a PaymentIntent unless a card has paid it in the meantime, which settling detects. */
async function cancelUnlessPaid({ stripe }: PayDeps, { id, status }: Stripe.PaymentIntent): Promise<void> {
  if (!payableStatuses.has(status)) return
  try {
    await stripe.paymentIntents.cancel(id)
  } catch (error) {
    if (!isStripeError(error, 'payment_intent_unexpected_state')) throw error
  }
}
