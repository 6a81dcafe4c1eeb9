import type { BundleChoice, BundleState, BundleOffer } from '../../../shared/payments/bundle-schemas.ts'
import { isInBundle, calculateShares, sumShares } from '../../../shared/payments/bundle-price.ts'
import { localizeTitle, type GuideSummary } from '../../../shared/guides/guides.ts'
import type { Currency } from '../../../shared/money.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { findSubscription, hasActiveSubscription, listPurchases } from '../../access/index.ts'
import { findPublicPath } from '../../guides/reading-paths/index.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { QuoteRequest, Sku } from './sku.ts'
import type { User } from '../../platform/caller.ts'
import type { PayDeps } from '../deps.ts'

/** Returns the SKU of several guides in one payment, chosen by the buyer or from a reading path (B21.75, B21.76). */
export const createBundleSku = (choice: BundleChoice): Sku => ({
  giftId: null,
  isPlan: false,

  async quote({ tx, user, catalogue, language }) {
    const { lines, shares, path } = await priceBundle({ db: tx, catalogue }, user.id, choice)
    const sold = lines.filter(({ state }) => state === 'offered').map(({ guide }) => guide)
    const t = getTranslate(language)
    const counted = t('bundle.item', { count: sold.length })
    const description = path === undefined ? counted : t('bundle.itemPath', { path, guides: counted })
    return {
      price: { amountMinor: sumShares(shares), currency: getPageCurrency(language) },
      description,
      // A reading path with one guide left is sold as that guide.
      product: sold.length === 1 ? 'guide' : 'bundle',
      items: sold.map((each) => ({
        sku: `guide:${each.id}`,
        title: sold.length === 1 ? description : localizeTitle(language, each).text,
        amountMinor: shares.get(each.id) ?? 0,
      })),
    }
  },

  /** Rejects guides that the buyer has already paid for, and any bundle while Pro is active. */
  async requirePurchasable({ tx, user, catalogue, now }) {
    const { lines, complete } = await priceBundle({ db: tx, catalogue }, user.id, choice)
    if (!complete) throw refusalOf(lines)
    if (hasActiveSubscription(await findSubscription(tx, user.id), now))
      throw new Refusal('already-subscribed')
  },
})

interface Line {
  guide: Pick<GuideSummary, 'id' | 'titleEn' | 'titleJa' | 'price' | 'priceJpy'>
  state: BundleState
}

/** Returns the guides of a choice with their shares of the price, and why a guide is left out. */
async function priceBundle(
  { db, catalogue }: { db: Db } & Pick<QuoteRequest, 'catalogue'>,
  userId: number,
  choice: BundleChoice,
) {
  const guides = catalogue.current()
  const currency = getPageCurrency(choice.language)
  const byPath = 'path' in choice
  const path = byPath ? findPublicPath(guides, { slug: choice.path, language: choice.language }) : undefined
  if (byPath && path === undefined) throw new Refusal('not-found')
  const held = new Map(
    (await listPurchases(db, userId))
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ guideId, suspendedAt }) => [guideId, suspendedAt === null ? 'owned' : 'on-hold'] as const),
  )
  const stateOf = (guide: GuideSummary) =>
    held.get(guide.id) ?? stateOnSale(currency, guide, { ownPriceSold: byPath })
  const lines: Line[] = byPath
    ? (path?.guides ?? []).map((guide) => ({ guide, state: stateOf(guide) }))
    : choice.guideIds.map((id) => {
        const guide = guides.find(id)
        if (guide !== undefined) return { guide, state: stateOf(guide) }
        const { titleEn = '', titleJa = '', price = 0, priceJpy = null } = guides.findSold(id) ?? {}
        return { guide: { id, titleEn, titleJa, price, priceJpy }, state: held.get(id) ?? 'not-on-sale' }
      })
  const offered = lines.filter(({ state }) => state === 'offered').map(({ guide }) => guide)
  return {
    lines,
    shares: calculateShares(currency, offered),
    /** Whether the bundle can be ordered as it was chosen. */
    complete: offered.length > 0 && (byPath || offered.length === lines.length),
    /** Name of the reading path. Undefined for guides that the buyer chose. */
    path: path?.name,
  }
}

/**
 * Returns whether a guide can be sold in a bundle. Guides with their own price can be part of a reading path, but not of a
 * buyer's choice.
 */
function stateOnSale(currency: Currency, guide: GuideSummary, { ownPriceSold }: { ownPriceSold: boolean }) {
  if (guide.isFreePreview) return 'free'
  return ownPriceSold || isInBundle(currency, guide) ? 'offered' : 'own-price'
}

function refusalOf(lines: readonly Line[]): Refusal {
  const states = new Set(lines.map(({ state }) => state))
  if (states.has('owned')) return new Refusal('already-owned')
  if (states.has('on-hold')) return new Refusal('purchase-suspended')
  if (states.has('not-on-sale')) return new Refusal('withdrawn')
  return new Refusal('invalid-input', 'Not all of these guides are sold together')
}

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
