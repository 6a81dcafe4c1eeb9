import { expect, test } from 'vitest'
import { generateDemoData } from './demo-data.ts'

const today = new Date('2026-11-23T08:00:00Z')
const guides = Array.from({ length: 80 }, (_, place) => ({
  id: place + 1,
  titleEn: `Guide ${place + 1}`,
  titleJa: '',
  price: 200,
  priceJpy: null,
}))
const year = generateDemoData(today, guides)

test('the same day and guides generate the same demo data', () => {
  expect(generateDemoData(new Date('2026-11-23T20:00:00Z'), guides)).toEqual(year)
})

test('demo data covers everything that the admin shows, and ends before the current day', () => {
  const orders = year.readers.flatMap((reader) => reader.orders)
  const states = new Set(year.readers.flatMap(({ pro }) => pro?.state ?? []))
  expect([...states].toSorted()).toEqual(['ended', 'ends', 'renews'])
  expect(orders.filter(({ refundedAt }) => refundedAt !== null).length).toBeGreaterThan(2)
  expect(orders.filter(({ disputed }) => disputed).length).toBeGreaterThan(0)
  expect(new Set(year.readers.map(({ currency }) => currency))).toEqual(new Set(['usd', 'jpy']))
  const moments = [
    ...year.readers.flatMap(({ joinedAt, freePick }) => [
      joinedAt,
      ...(freePick === null ? [] : [freePick.at]),
    ]),
    ...orders.flatMap(({ at, refundedAt }) => [at, ...(refundedAt === null ? [] : [refundedAt])]),
    ...year.reports.map(({ at }) => at),
  ]
  expect(Math.max(...moments.map(Number))).toBeLessThan(Date.UTC(2026, 10, 23))
  expect(year.views.every(({ day, views, ends }) => day < '2026-11-23' && ends <= views)).toBe(true)
})

test('demo data sells no guide twice to a user, and none before the user joined', () => {
  for (const { joinedAt, freePick, orders, abandoned } of year.readers) {
    const had = [...(freePick === null ? [] : [freePick]), ...orders, ...abandoned]
    expect(new Set(had.map(({ guide }) => guide.id)).size).toBe(had.length)
    expect(had.every(({ at }) => at > joinedAt)).toBe(true)
  }
})

test('demo data has so few reports that the home page keeps its samples', () => {
  expect(year.reports.length).toBeGreaterThan(20)
  expect(year.reports.length).toBeLessThan(50)
})
