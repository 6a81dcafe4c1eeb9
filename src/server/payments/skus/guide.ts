import { localizeTitle } from '../../../shared/guides/guides.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { requireGuideNotOwned } from '../../access/index.ts'
import { requireGuideOnSale } from '../../guides/catalog/index.ts'
import { toSingleItemQuote, type Sku } from './sku.ts'

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
