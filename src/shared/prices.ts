import { languages, type PageLanguage } from './languages.ts'
import type { Currency, Money } from './money.ts'

/** The charge equals the price on the page: English pages charge dollars, Japanese pages yen (B1.4). */
export function currencyOf(language: PageLanguage): Currency {
  return languages[language].currency
}

/** B14.1: the price of a guide unless its row has a different one. */
const usualGuidePrice: Record<Currency, number> = { usd: 200, jpy: 200 }
/** The monthly price of Pro (B14.1). */
const proPrice: Record<Currency, number> = { usd: 1500, jpy: 1500 }

/**
 * Stripe charges no less: $0.50 where an account settles in dollars, ¥50 where it settles in yen, and of the other currency
 * what converts to that. These amounts suffice for both, as long as a dollar costs from 100 to 200 yen.
 */
const leastCharge: Record<Currency, number> = { usd: 50, jpy: 100 }

/** If `priceJpy` is null, the yen price is the same number (B1.5). */
export function guidePriceIn(currency: Currency, guide: { price: number; priceJpy: number | null }): Money {
  return { amountMinor: currency === 'jpy' ? (guide.priceJpy ?? guide.price) : guide.price, currency }
}

/** No price and no discount is below it (B21.52). */
export function minChargeIn(currency: Currency): number {
  return leastCharge[currency]
}

export function usualGuidePriceIn(currency: Currency): Money {
  return { amountMinor: usualGuidePrice[currency], currency }
}

/** From so many usual guides a month on, Pro costs less than buying them one by one. */
export function guidesThatPayForPro(currency: Currency): number {
  return Math.floor(proPrice[currency] / usualGuidePrice[currency]) + 1
}

export function proPriceIn(currency: Currency): Money {
  return { amountMinor: proPrice[currency], currency }
}
