import { expect, test } from 'vitest'
import { NetworkPacer } from './network-pacer.ts'
import { classifyPressure } from './pressure.ts'
import { computeSearchCost } from './search-cost.ts'
import { createProxyCheck } from './trusted-proxies.ts'

/** Limits requests like `limitRequests`: bursts of ten seconds. */
const limitTo = (perSecond: number, now: () => number) =>
  new NetworkPacer(perSecond, 10_000 - 1000 / perSecond, now)
const take = (limit: NetworkPacer, network: string, times: number) =>
  Array.from({ length: times }, () => limit.take(network, 1)).filter((slot) => 'startMs' in slot).length

test('NetworkPacer allows a burst of ten seconds, then the average rate', () => {
  let now = 0
  const limit = limitTo(5, () => now)
  expect(take(limit, 'a', 150)).toBe(50)
  expect(limit.take('a', 1)).toEqual({ retrySeconds: 1 })
  now += 2000
  expect(take(limit, 'a', 50)).toBe(10)
  now += 3_600_000
  expect(take(limit, 'a', 150)).toBe(50)
})

test('NetworkPacer limits each network separately', () => {
  const limit = limitTo(1, () => 0)
  take(limit, 'a', 100)
  expect(take(limit, 'b', 30)).toBe(10)
})

test('NetworkPacer queues the searches of a network and rejects waits of more than five seconds', () => {
  let now = 0
  const pace = new NetworkPacer(100, 5000, () => now)
  const starts = Array.from({ length: 30 }, () => pace.take('a', 25))
  expect(starts.slice(0, 3)).toEqual([{ startMs: 0 }, { startMs: 250 }, { startMs: 500 }])
  expect(starts.filter((start) => 'startMs' in start)).toHaveLength(21)
  expect(starts.at(-1)).toEqual({ retrySeconds: 1 })
  expect(pace.take('b', 25)).toEqual({ startMs: 0 })
  now = 250
  expect(pace.take('a', 25)).toEqual({ startMs: 5000 })
})

test.each([
  ['/guides', 0],
  ['/guides?page=2', 0],
  ['/guides?q=', 0],
  ['/guides?q=voice', 20],
  ['/ja/%67uides/?%71=voice', 20],
  [`/guides?q=${encodeURIComponent('翻'.repeat(200))}`, 40],
  ['/guides?q=voice&q=', 20],
  ['/api/guides?search=voice', 20],
  ['/ask?q=voice&language=en', 20],
  [`/trpc/guides.suggest?input=${encodeURIComponent('{"json":{"text":"voice"}}')}`, 2],
  [`/trpc/guides%2Elisting?input=${encodeURIComponent(`{"json":{"\\u0071":"${'a '.repeat(100)}"}}`)}`, 22],
  ['/trpc/guides.suggest?input=%7B', 0],
])('computeSearchCost counts pages, calls and the length of the search text (%#)', (url, cost) => {
  expect(computeSearchCost(url)).toBe(cost)
})

test('NetworkPacer returns the wait for rates below one request per second', () => {
  const limit = limitTo(0.1, () => 0)
  take(limit, 'a', 10)
  expect(limit.take('a', 1)).toEqual({ retrySeconds: 10 })
})

test.each([
  [0, 'none'],
  [150, 'none'],
  [151, 'some'],
  [600, 'some'],
  [601, 'most'],
] as const)('classifyDelay rates an event loop delay of %d ms as pressure "%s"', (lateMs, pressure) => {
  expect(classifyPressure(lateMs, 150)).toBe(pressure)
})

test('createProxyCheck matches the addresses and networks of load balancers only', () => {
  const isProxy = createProxyCheck({ TRUSTED_PROXIES: ['10.0.0.0/8', '192.0.2.7', 'fd00::/8'] })
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd12::1'])
    expect([address, isProxy(address)]).toEqual([address, true])
  for (const address of ['11.0.0.1', '192.0.2.8', '::1', 'fe80::1'])
    expect([address, isProxy(address)]).toEqual([address, false])
  expect(createProxyCheck({ TRUSTED_PROXIES: undefined })('127.0.0.1')).toBe(false)
})
