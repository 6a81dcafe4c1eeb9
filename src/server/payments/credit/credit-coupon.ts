import type { Stripe } from 'stripe'
import { getTranslate } from '../../platform/texts.ts'
import { sumDiscounts, type Order } from '../orders/order.ts'

/**
 * Creates a one-time coupon that takes an order's Pro credit and code off the first month. Only the shop can apply it, so the
 * coupon of an unpaid order is worthless (decision 0053). Once Stripe has deleted the idempotency key, it rejects a second coupon
 * with this id, and the buyer gets a new order.
 */
export async function createProCreditCoupon(
  stripe: Stripe,
  order: Order,
): Promise<{ discounts?: [{ coupon: string }] }> {
  const { id, isPlan, price, metadata } = order
  const takenOffMinor = sumDiscounts(order)
  // A guide needs no coupon: it is charged only once, so its price is lowered directly.
  if (!isPlan || takenOffMinor === 0) return {}
  const coupon = `credit-${id}`
  // These parameters must not change between retries: Stripe rejects the same idempotency key with different parameters.
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

/** Returns the coupon's name, which Stripe shows next to the discount. Stripe allows at most 40 characters. */
function nameOf({ code, creditMinor, language }: Order): string {
  const t = getTranslate(language)
  if (code === null) return t('checkoutPro.credit')
  return t(creditMinor === 0 ? 'code.row' : 'mail.codeAndGuidesName', { code })
}
