import { expect, test } from 'vitest'
import { formatRenewalDate } from './sale.ts'

test.each([
  ['2026-11-21T12:00:00Z', 'December 21, 2026'],
  ['2026-12-21T12:00:00Z', 'January 21, 2027'],
  ['2027-01-31T12:00:00Z', 'February 28, 2027'],
  ['2028-01-31T12:00:00Z', 'February 29, 2028'],
])('a plan that starts at %s renews on %s', (from, date) => {
  expect(formatRenewalDate(new Date(from), 'en')).toBe(date)
})

test('a Japanese page shows the renewal date in the Tokyo time zone', () => {
  expect(formatRenewalDate(new Date('2026-11-21T20:00:00Z'), 'ja')).toBe('2026年12月22日')
})
