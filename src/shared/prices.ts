import { languages, type PageLanguage } from './languages.ts'
import type { Currency, Money } from './money.ts'

/** Returns the currency of a page: dollars in English, yen in Japanese (B1.4). */
export function getPageCurrency(language: PageLanguage): Currency {
  return languages[language].currency
}

/** Default price of a guide in minor units (B14.1); a guide's row can set another one. */
const usualGuidePrice: Record<Currency, number> = { usd: 200, jpy: 200 }
/** Monthly price of Pro in minor units (B14.1). */
const proPrice: Record<Currency, number> = { usd: 1500, jpy: 1500 }

/**
 * Minimum charges in minor units. Stripe's minimum is $0.50 for an account that settles in dollars, ¥50 in yen, and the
 * converted amount for other currencies. These amounts satisfy both while a dollar costs from 100 to 200 yen.
 */
const leastCharge: Record<Currency, number> = { usd: 50, jpy: 100 }

/** Returns the price of a guide. Without a yen price (`priceJpy` null), the number of `price` is charged in yen (B1.5). */
export function getGuidePrice(currency: Currency, guide: { price: number; priceJpy: number | null }): Money {
  return { amountMinor: currency === 'jpy' ? (guide.priceJpy ?? guide.price) : guide.price, currency }
}

/** Returns the minimum charge, which is also the minimum of every price and discounted price (B21.52). */
export function getMinCharge(currency: Currency): number {
  return leastCharge[currency]
}

export function getUsualGuidePrice(currency: Currency): Money {
  return { amountMinor: usualGuidePrice[currency], currency }
}

/** Returns the number of guides per month from which Pro costs less. */
export function findProBreakEven(currency: Currency): number {
  return Math.floor(proPrice[currency] / usualGuidePrice[currency]) + 1
}

export function getProPrice(currency: Currency): Money {
  return { amountMinor: proPrice[currency], currency }
}
