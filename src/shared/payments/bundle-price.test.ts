import { expect, test } from 'vitest'
import { getBundlePrice, bundleSize, isInBundle, calculateShares, sumShares } from './bundle-price.ts'
import { currencies } from '../money.ts'
import { getGuidePrice } from '../prices.ts'

const guides = (count: number, price = 200, priceJpy: number | null = null) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, price, priceJpy }))
const charged = (...args: Parameters<typeof calculateShares>) => sumShares(calculateShares(...args))

test.each(currencies)(
  'five guides cost the bundle price, in shares of whole minor units (%s)',
  (currency) => {
    const shares = calculateShares(currency, guides(bundleSize))
    expect([...shares.values()]).toEqual([160, 160, 160, 160, 160])
    expect(sumShares(shares)).toBe(getBundlePrice(currency).amountMinor)
  },
)

test.each([
  [1, 200],
  [2, 400],
  [3, 600],
  [4, 640],
  [6, 960],
])('%i guides of a reading path cost %i', (count, price) => {
  expect([charged('usd', guides(count)), charged('jpy', guides(count))]).toEqual([price, price])
})

test('a bundle keeps the price of cheaper and of more expensive guides', () => {
  const mixed = [...guides(4), { id: 9, price: 100, priceJpy: 150 }, { id: 10, price: 349, priceJpy: null }]
  expect([...calculateShares('usd', mixed).values()]).toEqual([160, 160, 160, 160, 100, 349])
  expect([...calculateShares('jpy', mixed).values()]).toEqual([160, 160, 160, 160, 150, 349])
  expect(mixed.map((guide) => isInBundle('usd', guide))).toEqual([true, true, true, true, true, false])
})

test('a bundle never costs more than its guides alone', () => {
  for (const price of [50, 100, 159, 160, 161, 200, 201, 1000])
    for (const count of [1, 2, 3, 4, 5, 6])
      for (const currency of currencies) {
        const some = guides(count, price)
        const single = some.reduce((sum, guide) => sum + getGuidePrice(currency, guide).amountMinor, 0)
        expect(charged(currency, some)).toBeLessThanOrEqual(single)
      }
})
