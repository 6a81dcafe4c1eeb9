import type { PageLanguage } from '../../../shared/languages.ts'
import { giftOrderTerms } from '../../../shared/payments/order-terms.ts'
import { Refusal } from '../../platform/refusal.ts'
import { translateIn } from '../../platform/texts.ts'
import { findGift } from '../gifts/gift-queries.ts'
import type { SkuOnSale } from './sku.ts'

type GiftSku = Omit<SkuOnSale, 'id' | 'guideId' | 'quote'>

/** What gifts of guides and of Pro have in common. `months`: of Pro; null for a guide. */
export const giftOf = (giftId: string, months: number | null): GiftSku => ({
  giftId,
  isPlan: false,
  product: months === null ? 'gift' : 'pro-gift',
  nameAtStripe: () => `gift:${giftId}`,

  /** Rejects a gift that was paid for before, also after a refund. */
  async requirePurchasable({ tx }) {
    if ((await findGift(tx, giftId))?.paidAt != null) throw new Refusal('already-owned')
  },

  termsOf: (t, { price, conditions }) => giftOrderTerms(t, price, months, conditions),

  grantsOf: async () => ({ guideIds: [], giftId }),
})

/** What the buyer reads on the receipt of a gift. */
export const describeGift = (language: PageLanguage, title: string): string =>
  translateIn(language)('gift.item', { title })
