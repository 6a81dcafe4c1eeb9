import type { BundleChoice, BundleOffer } from '../../../shared/payments/bundle-schemas.ts'
import { sumShares } from '../../../shared/payments/bundle-price.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { findSubscription, hasActiveSubscription } from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import type { PayDeps } from '../deps.ts'
import { priceBundle } from '../skus/index.ts'

/** Returns the buyer's price for each guide of a bundle, and why a guide is left out (B21.75, B21.76). */
export async function previewBundle(deps: PayDeps, { id }: User, choice: BundleChoice): Promise<BundleOffer> {
  const currency = getPageCurrency(choice.language)
  const { lines, shares, complete } = await priceBundle(deps, id, choice)
  const subscribed = hasActiveSubscription(await findSubscription(deps.db, id), deps.clock())
  return {
    lines: lines.map(({ guide, state }) => ({
      guideId: guide.id,
      titleEn: guide.titleEn,
      titleJa: guide.titleJa,
      state,
      amount: getGuidePrice(currency, guide).amountMinor,
      share: shares.get(guide.id) ?? 0,
    })),
    amount: sumShares(shares),
    currency,
    buyable: complete && !subscribed,
    subscribed,
  }
}
