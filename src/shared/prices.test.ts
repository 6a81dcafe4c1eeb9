import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { currencyOf, guidePriceIn, proPriceIn } from './prices.ts'

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
