import { proGiftMonths, proGiftPriceIn } from '../../../shared/payments/pro-gift.ts'
import { currencyOf } from '../../../shared/prices.ts'
import { translateIn } from '../../platform/texts.ts'
import { describeGift, giftOf } from './gift.ts'
import type { SkuOnSale } from './sku.ts'

/** Months of Pro for someone else, in one payment and in the page's currency: a plan in another one doesn't matter. */
export const proGift = (giftId: string): SkuOnSale => ({
  ...giftOf(giftId, proGiftMonths),
  id: `pro-gift:${proGiftMonths}`,
  guideId: null,
  async quote({ language }) {
    const months = translateIn(language)('gift.pro', { months: proGiftMonths })
    return { price: proGiftPriceIn(currencyOf(language)), description: describeGift(language, months) }
  },
})
