import type { Stripe } from 'stripe'
import { translateIn } from '../../platform/texts.ts'
import { takenOffIn, type Order } from '../orders/order.ts'

/**
 * The coupon by which Stripe takes an attempt's credit and its code off its first month: of this attempt alone, for one plan, once. Nobody
 * but the shop can name it at Stripe, so one of an attempt that came to nothing is worth nothing to anybody (0053). Once
 * Stripe has forgotten the key, it refuses the same id, and the offer is made anew.
 */
export async function creditDiscounts(
  stripe: Stripe,
  order: Order,
): Promise<{ discounts?: [{ coupon: string }] }> {
  const { id, isPlan, price, metadata } = order
  const takenOffMinor = takenOffIn(order)
  // A guide's price is lowered by itself: it is charged once.
  if (!isPlan || takenOffMinor === 0) return {}
  const coupon = `credit-${id}`
  // Nothing here may change between retries: Stripe rejects the same idempotency key with different parameters.
  await stripe.coupons.create(
    {
      id: coupon,
      name: nameOf(order),
      amount_off: takenOffMinor,
      currency: price.currency,
      duration: 'once',
      max_redemptions: 1,
      metadata,
    },
    { idempotencyKey: `coupon:${id}` },
  )
  return { discounts: [{ coupon }] }
}

/** Stripe shows it beside what it takes off; it has at most 40 characters. */
function nameOf({ code, creditMinor, language }: Order): string {
  const t = translateIn(language)
  if (code === null) return t('mail.takenOffName')
  return t(creditMinor === 0 ? 'mail.codeName' : 'mail.codeAndGuidesName', { code })
}
