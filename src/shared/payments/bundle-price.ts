import type { Currency } from '../money.ts'
import { guidePriceIn, usualGuidePriceIn } from '../prices.ts'

/** B21.75: number of guides in a bundle. */
export const bundleSize = 5
/** Price of a bundle. */
const bundlePrice: Record<Currency, number> = { usd: 800, jpy: 800 }
/** B21.76: minimum number of a path's guides that are sold at their share of the bundle's price. */
export const minBundleSize = 4

export interface PricedGuide {
  id: number
  price: number
  priceJpy: number | null
}

export function bundlePriceIn(currency: Currency) {
  return { amountMinor: bundlePrice[currency], currency }
}

/** Returns whether a guide is discounted in a bundle: its own price is not above the usual one. */
export function isInBundle(currency: Currency, guide: Pick<PricedGuide, 'price' | 'priceJpy'>): boolean {
  return guidePriceIn(currency, guide).amountMinor <= usualGuidePriceIn(currency).amountMinor
}

/**
 * Returns the price of each guide in a bundle; their sum is charged. Never more than the guide's own price; guides above the
 * usual price keep theirs.
 */
export function sharesOf(currency: Currency, guides: readonly PricedGuide[]): Map<number, number> {
  const share = bundlePrice[currency] / bundleSize
  const together = guides.length >= minBundleSize
  return new Map(
    guides.map((guide) => {
      const own = guidePriceIn(currency, guide).amountMinor
      return [guide.id, together && isInBundle(currency, guide) ? Math.min(own, share) : own]
    }),
  )
}

export const sumOfShares = (shares: Map<number, number>): number =>
  [...shares.values()].reduce((sum, share) => sum + share, 0)
