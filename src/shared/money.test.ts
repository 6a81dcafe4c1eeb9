import { expect, test } from 'vitest'
import { currencyOf, formatMoney, guidePriceIn, proPriceIn } from './money.ts'

test.each([
  [{ amountMinor: 200, currency: 'usd' }, '$2'],
  [{ amountMinor: 350, currency: 'usd' }, '$3.50'],
  [{ amountMinor: 123_456, currency: 'usd' }, '$1,234.56'],
  [{ amountMinor: 200, currency: 'jpy' }, '¥200'],
  [{ amountMinor: 1500, currency: 'jpy' }, '¥1,500'],
] as const)('%o is shown as %s', (money, text) => {
  expect(formatMoney(money)).toBe(text)
})

test('a guide costs the same number in yen unless it says otherwise', () => {
  expect(guidePriceIn('jpy', { price: 200, priceJpy: null })).toEqual({ amountMinor: 200, currency: 'jpy' })
  expect(guidePriceIn('jpy', { price: 350, priceJpy: 480 })).toEqual({ amountMinor: 480, currency: 'jpy' })
  expect(guidePriceIn('usd', { price: 350, priceJpy: 480 })).toEqual({ amountMinor: 350, currency: 'usd' })
})

test('Japanese pages charge yen, English pages dollars', () => {
  expect([currencyOf('ja'), currencyOf('en')]).toEqual(['jpy', 'usd'])
  expect(formatMoney(proPriceIn('usd'))).toBe('$15')
  expect(formatMoney(proPriceIn('jpy'))).toBe('¥1,500')
})
