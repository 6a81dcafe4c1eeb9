import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { currencyOf, guidePriceIn, findProBreakEven, proPriceIn, usualGuidePriceIn } from './prices.ts'

test('a guide costs as many yen as US cents unless it has its own yen price', () => {
  expect(guidePriceIn('jpy', { price: 200, priceJpy: null })).toEqual({ amountMinor: 200, currency: 'jpy' })
  expect(guidePriceIn('jpy', { price: 350, priceJpy: 480 })).toEqual({ amountMinor: 480, currency: 'jpy' })
  expect(guidePriceIn('usd', { price: 350, priceJpy: 480 })).toEqual({ amountMinor: 350, currency: 'usd' })
})

test('Japanese pages charge yen and English pages charge dollars', () => {
  expect([currencyOf('ja'), currencyOf('en')]).toEqual(['jpy', 'usd'])
  expect(formatMoney(proPriceIn('usd'))).toBe('$15')
  expect(formatMoney(proPriceIn('jpy'))).toBe('¥1,500')
})

test.each(['usd', 'jpy'] as const)(
  'Pro costs less from the stated number of guides on, in %s',
  (currency) => {
    const guides = findProBreakEven(currency)
    const { amountMinor: pro } = proPriceIn(currency)
    const { amountMinor: one } = usualGuidePriceIn(currency)
    expect(guides * one).toBeGreaterThan(pro)
    expect((guides - 1) * one).toBeLessThanOrEqual(pro)
  },
)
