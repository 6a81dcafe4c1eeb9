import type { Currency } from '../money.ts'
import { getGuidePrice, getUsualGuidePrice } from '../prices.ts'

/** Number of guides in a bundle (B21.75). */
export const bundleSize = 5
/** Price of a bundle in minor units. */
const bundlePrice: Record<Currency, number> = { usd: 800, jpy: 800 }
/** Minimum number of guides of a reading path that are sold at the bundle's price per guide (B21.76). */
export const minBundleSize = 4

export interface PricedGuide {
  id: number
  price: number
  priceJpy: number | null
}

export function getBundlePrice(currency: Currency) {
  return { amountMinor: bundlePrice[currency], currency }
}

/** Returns whether a guide is discounted in a bundle. False for guides that cost more than the usual price. */
export function isInBundle(currency: Currency, guide: Pick<PricedGuide, 'price' | 'priceJpy'>): boolean {
  return getGuidePrice(currency, guide).amountMinor <= getUsualGuidePrice(currency).amountMinor
}

/**
 * Returns the price of each guide in a bundle in minor units; their sum is charged. No guide costs more than alone, and guides
 * above the usual price keep their price.
 */
export function calculateShares(currency: Currency, guides: readonly PricedGuide[]): Map<number, number> {
  const share = bundlePrice[currency] / bundleSize
  const together = guides.length >= minBundleSize
  return new Map(
    guides.map((guide) => {
      const own = getGuidePrice(currency, guide).amountMinor
      return [guide.id, together && isInBundle(currency, guide) ? Math.min(own, share) : own]
    }),
  )
}

export const sumShares = (shares: Map<number, number>): number =>
  [...shares.values()].reduce((sum, share) => sum + share, 0)
