import type { Currency, Money } from '../money.ts'
import { proPriceIn } from '../prices.ts'

/** Months of Pro in a gift. */
export const proGiftMonths = 3

/** Returns the one-time price of all months. */
export function proGiftPriceIn(currency: Currency): Money {
  return { amountMinor: proPriceIn(currency).amountMinor * proGiftMonths, currency }
}

/** Returns the same day and time some months later, in UTC, or the last day of that month. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + months)
  // JavaScript moves a missing day into the next month.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
