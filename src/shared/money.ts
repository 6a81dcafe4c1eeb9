import type { PageLanguage } from './languages.ts'

export const currencies = ['usd', 'jpy'] as const
export type Currency = (typeof currencies)[number]

/** Amounts are whole numbers in the currency's minor unit; the yen has none, so ¥200 is 200. */
export interface Money {
  amountMinor: number
  currency: Currency
}

/** What a page shows is what is charged: English pages charge dollars, Japanese pages yen (reading A10). */
export function currencyOf(language: PageLanguage): Currency {
  return language === 'ja' ? 'jpy' : 'usd'
}

/** `priceJpy` null means: the same number in yen (reading A10). */
export function guidePriceIn(currency: Currency, guide: { price: number; priceJpy: number | null }): Money {
  return { amountMinor: currency === 'jpy' ? (guide.priceJpy ?? guide.price) : guide.price, currency }
}

/** Spec 9: what a guide costs unless its own row says otherwise. */
export function usualGuidePriceIn(currency: Currency): Money {
  return guidePriceIn(currency, { price: 200, priceJpy: null })
}

/** Pro, a month (spec 9). */
export function proPriceIn(currency: Currency): Money {
  return { amountMinor: 1500, currency }
}

/** '$2', '$3.50', '¥200': decimals only when they are not zero (reading A10). */
export function formatMoney({ amountMinor, currency }: Money): string {
  if (currency === 'jpy') return `¥${amountMinor.toLocaleString('en-US')}`
  const whole = amountMinor % 100 === 0
  const amount = amountMinor / 100
  return `$${amount.toLocaleString('en-US', whole ? undefined : { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}
