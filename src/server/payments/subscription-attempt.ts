import type { Stripe } from 'stripe'
import type { Deps } from '../deps.ts'
import type { Attempt } from './attempt.ts'
import { customerOf } from './customer-of.ts'
import { ensureProProduct, proItem } from './pro-product.ts'
import type { Checkout } from './queries.ts'
import { isRefusedFor } from './stripe.ts'

/** A subscription that waits for its first payment in the card form on our own page. */
export async function subscriptionAttempt(deps: Deps, checkout: Checkout): Promise<Attempt<'subscription'>> {
  const subscription =
    checkout.stripeId === null
      ? await createSubscription(deps, checkout)
      : await deps.stripe.subscriptions.retrieve(checkout.stripeId, { expand: [...secretOfInvoice] })
  return {
    kind: 'subscription',
    object: subscription,
    usable: subscription.status === 'incomplete',
    end: () => cancelUnlessBegun(deps, subscription),
  }
}

const secretOfInvoice = ['latest_invoice.confirmation_secret'] as const

async function createSubscription(deps: Deps, checkout: Checkout): Promise<Stripe.Subscription> {
  const customer = await customerOf(deps, checkout)
  await ensureProProduct(deps.stripe)
  // Nothing in here may change between two tries: the same key with other words is refused.
  return deps.stripe.subscriptions.create(
    {
      customer,
      items: [proItem(checkout.price)],
      payment_behavior: 'default_incomplete',
      payment_settings: {
        save_default_payment_method: 'on_subscription',
        payment_method_types: ['card'],
      },
      metadata: checkout.metadata,
      expand: [...secretOfInvoice],
    },
    { idempotencyKey: `checkout:${checkout.id}` },
  )
}

/** A card that was quicker has begun it; settling finds that out. */
async function cancelUnlessBegun({ stripe }: Deps, { id, status }: Stripe.Subscription): Promise<void> {
  if (status !== 'incomplete') return
  try {
    await stripe.subscriptions.cancel(id)
  } catch (error) {
    if (!isRefusedFor(error, 'resource_missing')) throw error
  }
}
