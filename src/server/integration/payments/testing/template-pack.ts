import { getPageCurrency } from '../../../../shared/prices.ts'
import { toSingleItemQuote, type Sku } from '../../../payments/skus/sku.ts'

/** A SKU that only tests sell. It grants no access. */
export const templatePackSku: Sku = {
  giftId: null,
  isPlan: false,

  quote({ language }) {
    const currency = getPageCurrency(language)
    const price = { amountMinor: 2000, currency }
    return Promise.resolve(
      toSingleItemQuote('template-pack', { price, description: 'Template pack', product: 'guide' }),
    )
  },

  requirePurchasable: () => Promise.resolve(),
}
