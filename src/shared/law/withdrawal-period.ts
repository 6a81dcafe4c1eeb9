import { promisedDays } from '../deadlines.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/**
 * Returns when the right to withdraw ends: after the last day of the period in every time zone, or after the next working day
 * if that is on a weekend. The day of the order doesn't count (Regulation (EEC, Euratom) No 1182/71, Article 3).
 */
export function calculateWithdrawalEnd(orderedAt: Date): Date {
  const order = Date.UTC(orderedAt.getUTCFullYear(), orderedAt.getUTCMonth(), orderedAt.getUTCDate())
  const lastDay = new Date(order + promisedDays.withdrawalDays * dayMs)
  const weekend = { 0: 1, 6: 2 }[lastDay.getUTCDay()] ?? 0
  // In the westernmost time zone, the day ends twelve hours later than in UTC.
  return new Date(lastDay.getTime() + (weekend + 1) * dayMs + 12 * hourMs)
}

interface PaidPeriod {
  start: Date
  end: Date
}

/**
 * Returns the refund in minor units for a paid period that ends early: the share of the remaining time, rounded up. It is a
 * share of the actual payment, after discounts.
 */
export function calculateUnusedShare(paidMinor: number, { start, end }: PaidPeriod, at: Date): number {
  const whole = BigInt(Math.max(1, end.getTime() - start.getTime()))
  const left = BigInt(Math.max(0, end.getTime() - Math.max(at.getTime(), start.getTime())))
  const share = (BigInt(paidMinor) * left + whole - 1n) / whole
  return Math.min(paidMinor, Number(share))
}
