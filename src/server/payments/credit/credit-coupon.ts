import type { Stripe } from 'stripe'
import { translateIn } from '../../platform/texts.ts'
import type { Checkout } from '../queries.ts'

/**
 * The coupon by which Stripe takes an attempt's credit off its first month: of this attempt alone, for one plan, once. Nobody
 * but the shop can name it at Stripe, so one of an attempt that came to nothing is worth nothing to anybody (0053). Once
 * Stripe has forgotten the key, it refuses the same id, and the offer is made anew.
 */
export async function creditDiscounts(
  stripe: Stripe,
  { id, creditMinor, price, language, metadata }: Checkout,
): Promise<{ discounts?: [{ coupon: string }] }> {
  if (creditMinor === 0) return {}
  const coupon = `credit-${id}`
  // Nothing here may change between retries: Stripe rejects the same idempotency key with different parameters.
  await stripe.coupons.create(
    {
      id: coupon,
      name: translateIn(language)('mail.takenOffName'),
      amount_off: creditMinor,
      currency: price.currency,
      duration: 'once',
      max_redemptions: 1,
      metadata,
    },
    { idempotencyKey: `coupon:${id}` },
  )
  return { discounts: [{ coupon }] }
}
