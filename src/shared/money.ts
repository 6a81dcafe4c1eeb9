import { formatNumber } from './numbers.ts'

export const currencies = ['usd', 'jpy'] as const
export type Currency = (typeof currencies)[number]

/** An amount in minor units. The yen has none, so ¥200 is 200. */
export interface Money {
  amountMinor: number
  currency: Currency
}

/**
 * Formats an amount without its currency, such as '2', '3.50' or '1,500'. Decimals are shown only if they are not zero (B1.6).
 */
export function formatAmount({ amountMinor, currency }: Money): string {
  if (currency === 'jpy') return formatNumber('en', amountMinor)
  const whole = amountMinor % 100 === 0
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return whole ? formatNumber('en', amountMinor / 100) : (amountMinor / 100).toLocaleString('en-US', decimals)
}

/** Formats a price such as '$2', '$3.50' or '¥200'. */
export function formatMoney(money: Money): string {
  return `${money.currency === 'jpy' ? '¥' : '$'}${formatAmount(money)}`
}
