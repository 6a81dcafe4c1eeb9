import { localizeTitle } from '../../../shared/guides/guides.ts'
import { getPageCurrency, getGuidePrice, getProPrice } from '../../../shared/prices.ts'
import { requireGuideNotOwned, findSubscription, hasActiveSubscription } from '../../access/index.ts'
import { requireGuideOnSale } from '../../guides/catalog/index.ts'
import { toSingleItemQuote, type Sku, type Quote, type QuoteRequest } from './sku.ts'
import { proGiftMonths, getProGiftPrice } from '../../../shared/payments/pro-gift.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getTranslate } from '../../platform/texts.ts'
import { findGift } from '../gifts/gift-queries.ts'

/** Returns the SKU of one guide. Its price comes from its row and the page's language, never from the client (R3). */
export const createGuideSku = (guideId: number): Sku => ({
  giftId: null,
  isPlan: false,

  async quote({ catalogue, language }) {
    const guide = requireGuideOnSale(catalogue.current(), guideId)
    const price = getGuidePrice(getPageCurrency(language), guide)
    return toSingleItemQuote(`guide:${guideId}`, {
      price,
      description: localizeTitle(language, guide).text,
      product: 'guide',
    })
  },

  async requirePurchasable({ tx, user, catalogue, now }) {
    await requireGuideNotOwned(tx, user, requireGuideOnSale(catalogue.current(), guideId), now)
  },
})

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
