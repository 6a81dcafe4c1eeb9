import { environmentManager, isServer, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../platform/api/query-profiles.ts'
import { reachableQuery } from './offline-page.tsx'

beforeEach(() => {
  // On a server, queries are never refetched.
  environmentManager.setIsServer(() => false)
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://shop.example/guides' })
})
afterEach(() => {
  environmentManager.setIsServer(() => isServer)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Polls a server that is down until `status` is set; records the times of requests in seconds. */
function awayServer() {
  const start = Date.now()
  const askedAt: number[] = []
  const server: { status?: number } = {}
  vi.stubGlobal('fetch', async () => {
    askedAt.push((Date.now() - start) / 1000)
    if (server.status === undefined) throw new TypeError('Failed to fetch')
    return new Response(null, { status: server.status })
  })
  const query = new QueryObserver(createQueryClient(), reachableQuery)
  return { server, askedAt, query, stop: query.subscribe(() => undefined) }
}

test('an unreachable server is polled immediately, after 5, 10 and 20 s, and then every 20 s', async () => {
  const { askedAt, query } = awayServer()
  await vi.advanceTimersByTimeAsync(80_000)
  expect(askedAt).toEqual([0, 5, 15, 35, 55, 75])
  expect(query.getCurrentResult().data).toBe(false)
})

test.each([
  [200, true, [0, 5, 15]],
  [404, true, [0, 5, 15]],
  [502, false, [0, 5, 15, 35, 55]],
])(
  'polling stops once the server is reachable, but not at a proxy’s error (%i)',
  async (status, isReachable, times) => {
    const { server, askedAt, query } = awayServer()
    await vi.advanceTimersByTimeAsync(6000)
    server.status = status
    await vi.advanceTimersByTimeAsync(60_000)
    expect(askedAt).toEqual(times)
    expect(query.getCurrentResult().data).toBe(isReachable)
  },
)

test('the server is polled immediately when the browser reports a connection', async () => {
  const { server, query, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(7000)
  server.status = 200
  await query.refetch()
  expect(askedAt).toEqual([0, 5, 7])
  expect(query.getCurrentResult().data).toBe(true)
})

test('polling stops when the page is left', async () => {
  const { stop, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(askedAt).toEqual([0])
})
