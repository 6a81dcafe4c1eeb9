import { languages, type PageLanguage } from './languages.ts'

export const currencies = ['usd', 'jpy'] as const
export type Currency = (typeof currencies)[number]

/** Amounts are whole numbers in the currency's minor unit; the yen has none, so ¥200 is 200. */
export interface Money {
  amountMinor: number
  currency: Currency
}

/** What a page shows is what is charged: English pages charge dollars, Japanese pages yen (reading A10). */
export function currencyOf(language: PageLanguage): Currency {
  return languages[language].currency
}

/** `priceJpy` null means: the same number in yen (reading A10). */
export function guidePriceIn(currency: Currency, guide: { price: number; priceJpy: number | null }): Money {
  return { amountMinor: currency === 'jpy' ? (guide.priceJpy ?? guide.price) : guide.price, currency }
}

/** Spec 9: what a guide costs unless its own row says otherwise. */
const usualGuidePrice: Record<Currency, number> = { usd: 200, jpy: 200 }
/** Pro, a month (spec 9). */
const proPrice: Record<Currency, number> = { usd: 1500, jpy: 1500 }

export function usualGuidePriceIn(currency: Currency): Money {
  return { amountMinor: usualGuidePrice[currency], currency }
}

export function proPriceIn(currency: Currency): Money {
  return { amountMinor: proPrice[currency], currency }
}

/** '2', '3.50', '1,500': decimals only when they are not zero (reading A10). */
export function amountOf({ amountMinor, currency }: Money): string {
  if (currency === 'jpy') return amountMinor.toLocaleString('en-US')
  const whole = amountMinor % 100 === 0
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return (amountMinor / 100).toLocaleString('en-US', whole ? undefined : decimals)
}

/** '$2', '$3.50', '¥200', as prices stand beside what they buy. */
export function formatMoney(money: Money): string {
  return `${money.currency === 'jpy' ? '¥' : '$'}${amountOf(money)}`
}
