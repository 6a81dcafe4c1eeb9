import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import {
  getPageCurrency,
  getGuidePrice,
  findProBreakEven,
  getProPrice,
  getUsualGuidePrice,
} from './prices.ts'

test('a guide costs as many yen as US cents unless it has its own yen price', () => {
  expect(getGuidePrice('jpy', { price: 200, priceJpy: null })).toEqual({ amountMinor: 200, currency: 'jpy' })
  expect(getGuidePrice('jpy', { price: 350, priceJpy: 480 })).toEqual({ amountMinor: 480, currency: 'jpy' })
  expect(getGuidePrice('usd', { price: 350, priceJpy: 480 })).toEqual({ amountMinor: 350, currency: 'usd' })
})

test('Japanese pages charge yen and English pages charge dollars', () => {
  expect([getPageCurrency('ja'), getPageCurrency('en')]).toEqual(['jpy', 'usd'])
  expect(formatMoney(getProPrice('usd'))).toBe('$15')
  expect(formatMoney(getProPrice('jpy'))).toBe('¥1,500')
})

test.each(['usd', 'jpy'] as const)(
  'Pro costs less from the stated number of guides on, in %s',
  (currency) => {
    const guides = findProBreakEven(currency)
    const { amountMinor: pro } = getProPrice(currency)
    const { amountMinor: one } = getUsualGuidePrice(currency)
    expect(guides * one).toBeGreaterThan(pro)
    expect((guides - 1) * one).toBeLessThanOrEqual(pro)
  },
)
