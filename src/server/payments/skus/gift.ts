import { proGiftMonths, getProGiftPrice } from '../../../shared/payments/pro-gift.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getTranslate } from '../../platform/texts.ts'
import { findGift } from '../gifts/gift-queries.ts'
import { createGuideSku } from './guide.ts'
import { toSingleItemQuote, type Quote, type QuoteRequest, type Sku } from './sku.ts'

/** Returns the SKU of a gifted guide or months of Pro: one payment in the page's currency, even beside a plan in another one. */
export const createGiftSku = (giftId: string, guideId: number | null): Sku => ({
  giftId,
  isPlan: false,

  async quote(request) {
    const quote = guideId === null ? quotePro(request) : await createGuideSku(guideId).quote(request)
    const description = getTranslate(request.language)('gift.item', { title: quote.description })
    return {
      ...quote,
      description,
      product: guideId === null ? 'pro-gift' : 'gift',
      items: quote.items.map((item) => ({ ...item, title: description })),
    }
  },

  /** Rejects a gift that was paid for before, even if it was refunded. */
  async requirePurchasable({ tx }) {
    if ((await findGift(tx, giftId))?.paidAt != null) throw new Refusal('already-owned')
  },
})

function quotePro({ language }: QuoteRequest): Quote {
  const price = getProGiftPrice(getPageCurrency(language))
  const description = getTranslate(language)('gift.pro', { months: proGiftMonths })
  return toSingleItemQuote(`pro-gift:${proGiftMonths}`, { price, description, product: 'pro-gift' })
}
