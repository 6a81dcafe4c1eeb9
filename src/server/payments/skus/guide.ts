import { guideOrderTerms } from '../../../shared/payments/order-terms.ts'
import { titleIn, type GuideSummary } from '../../../shared/guides/guides.ts'
import { currencyOf, guidePriceIn } from '../../../shared/prices.ts'
import { findEntitlements, mayRead } from '../../access/index.ts'
import { requireOnSale } from '../../guides/catalog/index.ts'
import type { User } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { SkuOnSale } from './sku.ts'

/** One guide. Its price comes from its row and the page's language, from nothing else that a client sends (R3). */
export const guide = (guideId: number): SkuOnSale => ({
  id: `guide:${guideId}`,
  guideId,
  giftId: null,
  isPlan: false,
  product: 'guide',
  nameAtStripe: () => String(guideId),

  async quote({ catalogue, language }) {
    const guide = requireOnSale(catalogue.current(), guideId)
    return { price: guidePriceIn(currencyOf(language), guide), description: titleIn(language, guide).text }
  },

  async requirePurchasable({ tx, user, catalogue, now }) {
    await requireNotOwned(tx, user, requireOnSale(catalogue.current(), guideId), now)
  },

  termsOf: (t, { price, takenOffMinor, conditions }) =>
    guideOrderTerms(t, { ...price, amountMinor: price.amountMinor - takenOffMinor }, conditions),

  grantsOf: async () => ({ guideIds: [guideId], giftId: null }),
})

/** Rejects a guide that the reader may read, or whose payment is disputed. */
export async function requireNotOwned(tx: Db, { uid }: User, guide: GuideSummary, now: Date): Promise<void> {
  const entitlements = await findEntitlements(tx, uid, guide.id)
  if (mayRead(guide, entitlements, now)) throw new Refusal('already-owned')
  // A second payment for a disputed guide would only be refunded.
  if (entitlements?.purchase != null) throw new Refusal('purchase-suspended')
}
