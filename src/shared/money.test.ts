import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [{ amountMinor: 200, currency: 'usd' }, '$2'],
  [{ amountMinor: 350, currency: 'usd' }, '$3.50'],
  [{ amountMinor: 123_456, currency: 'usd' }, '$1,234.56'],
  [{ amountMinor: 200, currency: 'jpy' }, '¥200'],
  [{ amountMinor: 1500, currency: 'jpy' }, '¥1,500'],
] as const)('the amount %o is formatted as %s', (money, text) => {
  expect(formatMoney(money)).toBe(text)
})
