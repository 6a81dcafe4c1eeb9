import { getPageCurrency, getProPrice } from '../../../shared/prices.ts'
import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import { toSingleItemQuote, type Sku } from './sku.ts'

/** SKU of Pro, billed monthly. */
export const proMonthSku: Sku = {
  giftId: null,
  isPlan: true,

  /** Quotes Pro in the currency of the buyer's subscription at Stripe, or else of the page (B1.9). */
  async quote({ tx, user, language }) {
    const { currency } = await findSubscription(tx, user.id)
    const price = getProPrice(currency ?? getPageCurrency(language))
    return toSingleItemQuote('pro-month', { price, description: 'Pro', product: 'pro' })
  },

  async requirePurchasable({ tx, user, now }) {
    const subscription = await findSubscription(tx, user.id)
    if (hasActiveSubscription(subscription, now)) throw new Refusal('already-subscribed')
    if (subscription.held === 'disputed')
      throw new Refusal(
        'purchase-suspended',
        'A payment for Pro is disputed; nothing more is charged meanwhile',
      )
  },
}
