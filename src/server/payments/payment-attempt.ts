import { Stripe } from 'stripe'
import type { Money } from '../../shared/money.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { endCheckout, recordCustomer, recordStripeId, requireBuyer, type Checkout } from './queries.ts'
import { settle } from './settle.ts'
import { isRefusedFor } from './stripe.ts'

/** The payment of a checkout: the one it has at Stripe, or a new one under its key. Undefined: given up, open another. */
export async function intentOf(deps: Deps, checkout: Checkout): Promise<Stripe.PaymentIntent | undefined> {
  if (checkout.stripeId !== null) return deps.stripe.paymentIntents.retrieve(checkout.stripeId)
  try {
    return await createIntent(deps, checkout)
  } catch (error) {
    const customerIsGone = isRefusedFor(error, 'resource_missing', 'customer')
    // Stripe replays a failure under its key for a day. Nobody has this payment's secret, so its checkout is given up.
    if (customerIsGone || error instanceof Stripe.errors.StripeAPIError) {
      await endCheckout(deps.db, checkout.id, 'closed', deps.clock())
    }
    if (!customerIsGone) throw error
    await recordCustomer(deps.db, checkout.userId, null)
    return undefined
  }
}

async function createIntent({ db, stripe }: Deps, checkout: Checkout): Promise<Stripe.PaymentIntent> {
  const { id, userId, guideId, price } = checkout
  const customer = await customerOf({ db, stripe }, checkout)
  // Nothing in here may change between two tries: the same key with other words is refused.
  const intent = await stripe.paymentIntents.create(
    {
      amount: price.amountMinor,
      currency: price.currency,
      customer,
      allowed_payment_method_types: ['card'],
      description: `Guide ${guideId}`,
      metadata: { checkoutId: id, userId: String(userId), guideId: String(guideId) },
    },
    { idempotencyKey: `checkout:${id}` },
  )
  await recordStripeId(db, id, intent.id)
  return intent
}

/** One Stripe customer a person, even from two tabs at once: both pay for the same open checkout. */
async function customerOf(
  { db, stripe }: Pick<Deps, 'db' | 'stripe'>,
  { id, userId }: Checkout,
): Promise<string> {
  const { stripeCustomerId } = await requireBuyer(db, userId)
  if (stripeCustomerId !== null) return stripeCustomerId
  const customer = await stripe.customers.create(
    { metadata: { userId: String(userId) } },
    { idempotencyKey: `customer:${userId}:${id}` },
  )
  await recordCustomer(db, userId, customer.id)
  return customer.id
}

const payableStatuses = new Set<string>([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
])

/** Whether the card form can still take this payment for exactly this offer. */
export function isPayable(intent: Stripe.PaymentIntent, { kind }: Checkout, price: Money): boolean {
  const sameOffer =
    kind === 'payment_intent' && intent.amount === price.amountMinor && intent.currency === price.currency
  return sameOffer && payableStatuses.has(intent.status)
}

/** Another currency or price was asked for, or the payment has ended: it is over at Stripe before a new one opens. */
export async function cancelAttempt(
  deps: Deps,
  checkout: Checkout,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  if (payableStatuses.has(intent.status)) await cancelUnlessPaid(deps, intent.id)
  const settled = await settle(deps, intent.id)
  if (settled?.paid === true) return
  const { status } = await deps.stripe.paymentIntents.retrieve(intent.id)
  if (status === 'processing')
    throw new Refusal('payment-incomplete', 'A payment for this guide is being processed')
}

/** A card that was quicker than the cancelling has paid; settling finds that out. */
async function cancelUnlessPaid({ stripe }: Pick<Deps, 'stripe'>, paymentId: string): Promise<void> {
  try {
    await stripe.paymentIntents.cancel(paymentId)
  } catch (error) {
    if (!isRefusedFor(error, 'payment_intent_unexpected_state')) throw error
  }
}
