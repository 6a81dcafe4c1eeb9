import type { Currency, Money } from '../money.ts'
import { proPriceIn } from '../prices.ts'

/** What a gift of Pro is good for. */
export const proGiftMonths = 3

/** Paid once, for all its months. */
export function proGiftPriceIn(currency: Currency): Money {
  return { amountMinor: proPriceIn(currency).amountMinor * proGiftMonths, currency }
}

/** The same day and time so many months later, in UTC; the last day of a month that has no such day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + months)
  // A day that the month does not have is one of the next month.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}
