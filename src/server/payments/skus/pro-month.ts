import { proOrderTerms } from '../../../shared/payments/order-terms.ts'
import { currencyOf, proPriceIn } from '../../../shared/prices.ts'
import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SkuOnSale } from './sku.ts'

/** Pro, month by month. */
export const proMonth: SkuOnSale = {
  id: 'pro-month',
  guideId: null,
  giftId: null,
  isPlan: true,
  product: 'pro',
  nameAtStripe: () => '',

  /** In the currency of the buyer's subscription at Stripe, else in the page's (B1.9). */
  async quote({ tx, user, language }) {
    const { currency } = await findSubscription(tx, user.id)
    return { price: proPriceIn(currency ?? currencyOf(language)), description: 'Pro' }
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

  termsOf: (t, { price, takenOffMinor, conditions }) =>
    proOrderTerms(t, price, conditions, { takenOffMinor }),

  grantsOf: async () => ({ guideIds: [], giftId: null }),
}
