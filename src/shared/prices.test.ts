import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { currencyOf, guidePriceIn, guidesThatPayForPro, proPriceIn, usualGuidePriceIn } from './prices.ts'

test('charges the same number in yen unless a guide has its own yen price', () => {
  expect(guidePriceIn('jpy', { price: 200, priceJpy: null })).toEqual({ amountMinor: 200, currency: 'jpy' })
  expect(guidePriceIn('jpy', { price: 350, priceJpy: 480 })).toEqual({ amountMinor: 480, currency: 'jpy' })
  expect(guidePriceIn('usd', { price: 350, priceJpy: 480 })).toEqual({ amountMinor: 350, currency: 'usd' })
})

test('charges yen on Japanese pages and dollars on English ones', () => {
  expect([currencyOf('ja'), currencyOf('en')]).toEqual(['jpy', 'usd'])
  expect(formatMoney(proPriceIn('usd'))).toBe('$15')
  expect(formatMoney(proPriceIn('jpy'))).toBe('¥1,500')
})

test.each(['usd', 'jpy'] as const)(
  'Pro pays from the number of guides that it is said to, in %s',
  (currency) => {
    const guides = guidesThatPayForPro(currency)
    const { amountMinor: pro } = proPriceIn(currency)
    const { amountMinor: one } = usualGuidePriceIn(currency)
    expect(guides * one).toBeGreaterThan(pro)
    expect((guides - 1) * one).toBeLessThanOrEqual(pro)
  },
)
