import type { Currency, Money } from '../money.ts'
import { getProPrice } from '../prices.ts'

/** Months of Pro in one gift. */
export const proGiftMonths = 3

/** Returns the price of a gift of Pro, which is paid once for all months. */
export function getProGiftPrice(currency: Currency): Money {
  return { amountMinor: getProPrice(currency).amountMinor * proGiftMonths, currency }
}

/** Returns the same day and time in UTC some months later, or the last day of that month if it is shorter. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + months)
  // JavaScript moves a day that the month doesn't have into the next month.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
