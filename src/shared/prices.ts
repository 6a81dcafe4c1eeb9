import { languages, type PageLanguage } from './languages.ts'
import type { Currency, Money } from './money.ts'

/** What a page shows is what is charged: English pages charge dollars, Japanese pages yen (B1.4). */
export function currencyOf(language: PageLanguage): Currency {
  return languages[language].currency
}

/** B14.1: what a guide costs unless its own row says otherwise. */
const usualGuidePrice: Record<Currency, number> = { usd: 200, jpy: 200 }
/** Pro, a month (B14.1). */
const proPrice: Record<Currency, number> = { usd: 1500, jpy: 1500 }

/** `priceJpy` null means: the same number in yen (B1.5). */
export function guidePriceIn(currency: Currency, guide: { price: number; priceJpy: number | null }): Money {
  return { amountMinor: currency === 'jpy' ? (guide.priceJpy ?? guide.price) : guide.price, currency }
}

export function usualGuidePriceIn(currency: Currency): Money {
  return { amountMinor: usualGuidePrice[currency], currency }
}

export function proPriceIn(currency: Currency): Money {
  return { amountMinor: proPrice[currency], currency }
}
