import { expect, test } from 'vitest'
import { calculateUnusedShare, calculateWithdrawalEnd } from './withdrawal-period.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Returns a generator of pseudo-random numbers that are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Returns the same day of the next month, or its last day if it is shorter, as Stripe does. */
function nextMonth(start: Date): Date {
  const end = new Date(start)
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 2, 0)).getUTCDate()
  end.setUTCMonth(start.getUTCMonth() + 1, Math.min(start.getUTCDate(), lastDay))
  return end
}

// Starts of billing periods, including leap days in 2028 and the last days of short months.
const starts = ['2026-11-27', '2027-01-31', '2027-02-28', '2028-01-30', '2028-02-14', '2028-02-29'].map(
  (from) => new Date(`${from}T09:41:07Z`),
)
/** Payments for Pro in minor units: full prices, and prices after credits and codes. */
const payments = [1500, 1499, 1100, 900, 500, 350, 50, 1]

test('a withdrawal refunds the share of the remaining time, rounded up, for each hour of 14 days', () => {
  for (const start of starts) {
    const end = nextMonth(start)
    const length = (end.getTime() - start.getTime()) / hour
    for (const paid of payments) {
      for (let hours = 0; hours <= 14 * 24; hours += 1) {
        const refund = calculateUnusedShare(paid, { start, end }, new Date(start.getTime() + hours * hour))
        // The shop keeps the share of the used hours, rounded down.
        expect(paid - refund).toBe(Math.floor((paid * hours) / length))
      }
    }
  }
})

test('the refund of a withdrawal never exceeds the payment and never grows over time, in 10,000 withdrawals', () => {
  const random = numbersFrom(7)
  for (let round = 0; round < 10_000; round += 1) {
    const start = new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 6 * 365 * day))
    const period = { start, end: nextMonth(start) }
    const paid = Math.floor(random() * 20_000)
    const [earlier = 0, later = 0] = [random(), random()]
      .map((part) => part * 14 * day)
      .toSorted((a, b) => a - b)
    const first = calculateUnusedShare(paid, period, new Date(start.getTime() + earlier))
    const second = calculateUnusedShare(paid, period, new Date(start.getTime() + later))
    expect(Number.isInteger(first)).toBe(true)
    expect(first).toBeGreaterThanOrEqual(second)
    expect(first).toBeLessThanOrEqual(paid)
    expect(second).toBeGreaterThanOrEqual(0)
    const left =
      (period.end.getTime() - start.getTime() - Math.trunc(earlier)) /
      (period.end.getTime() - start.getTime())
    expect(first).toBeGreaterThanOrEqual(Math.floor(paid * left))
    expect(first).toBeLessThanOrEqual(Math.ceil(paid * left) + 1)
  }
})

test('a paid period is refunded fully before its start, and not after its end', () => {
  const start = new Date('2028-02-29T00:00:00Z')
  const period = { start, end: nextMonth(start) }
  expect(calculateUnusedShare(1500, period, new Date('2028-02-28T23:59:59Z'))).toBe(1500)
  expect(calculateUnusedShare(1500, period, period.end)).toBe(0)
  expect(calculateUnusedShare(1500, period, new Date('2030-01-01T00:00:00Z'))).toBe(0)
})

test.each([
  ['a Friday', '2026-11-27T03:00:00Z', '2026-12-12T12:00:00Z'],
  ['a Saturday, whose last day is a Saturday', '2026-11-28T03:00:00Z', '2026-12-15T12:00:00Z'],
  ['a Sunday, whose last day is a Sunday', '2026-11-29T23:59:59Z', '2026-12-15T12:00:00Z'],
  ['the days before a leap day', '2028-02-16T00:00:00Z', '2028-03-02T12:00:00Z'],
])(
  'the right to withdraw from an order on %s lasts until its last day is over everywhere',
  (_day, orderedAt, ends) => {
    expect(calculateWithdrawalEnd(new Date(orderedAt)).toISOString()).toBe(new Date(ends).toISOString())
  },
)
