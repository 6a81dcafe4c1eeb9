import type { Currency } from '../money.ts'
import { guidePriceIn, usualGuidePriceIn } from '../prices.ts'

/** B21.75: so many guides of one's choice. */
export const bundleSize = 5
/** What they cost together. */
const bundlePrice: Record<Currency, number> = { usd: 800, jpy: 800 }
/** B21.76: from so many guides of a path on, each costs its share of that price. */
export const fewestTogether = 4

export interface PricedGuide {
  id: number
  price: number
  priceJpy: number | null
}

export function bundlePriceIn(currency: Currency) {
  return { amountMinor: bundlePrice[currency], currency }
}

/** Sold together with others for a part of the bundle's price: no guide whose own price is above the usual one. */
export function isInBundle(currency: Currency, guide: Pick<PricedGuide, 'price' | 'priceJpy'>): boolean {
  return guidePriceIn(currency, guide).amountMinor <= usualGuidePriceIn(currency).amountMinor
}

/**
 * What each of these guides costs if they are bought together; the sum is what is charged. Never more than bought one by one,
 * and a dearer guide keeps its own price.
 */
export function sharesOf(currency: Currency, guides: readonly PricedGuide[]): Map<number, number> {
  const share = bundlePrice[currency] / bundleSize
  const together = guides.length >= fewestTogether
  return new Map(
    guides.map((guide) => {
      const own = guidePriceIn(currency, guide).amountMinor
      return [guide.id, together && isInBundle(currency, guide) ? Math.min(own, share) : own]
    }),
  )
}

export const sumOfShares = (shares: Map<number, number>): number =>
  [...shares.values()].reduce((sum, share) => sum + share, 0)
