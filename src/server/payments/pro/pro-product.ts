import { Stripe } from 'stripe'
import type { Money } from '../../../shared/money.ts'
import { findOrUndefined } from '../stripe.ts'

/** The one product of ours that lives at Stripe; its price comes with each subscription, from our own list. */
const proProduct = 'pro-monthly'

export function proItem({ amountMinor, currency }: Money) {
  return {
    price_data: {
      currency,
      unit_amount: amountMinor,
      product: proProduct,
      recurring: { interval: 'month' },
    },
  } as const
}

const ensured = new WeakSet<Stripe>()

/** Makes the product on an account's first subscription; asks once a process. */
export async function ensureProProduct(stripe: Stripe): Promise<void> {
  if (ensured.has(stripe)) return
  const found = await findOrUndefined(stripe.products.retrieve(proProduct))
  if (found === undefined) await createUnlessThere(stripe)
  ensured.add(stripe)
}

/** Another node may have been first. */
async function createUnlessThere(stripe: Stripe): Promise<void> {
  try {
    await stripe.products.create({ id: proProduct, name: 'Pro' })
  } catch (error) {
    const exists =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists'
    if (!exists) throw error
  }
}
