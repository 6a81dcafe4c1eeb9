import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollUntilReachable } from './poll-until-reachable.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns a server that is down until `back` is called and records the times of requests in seconds. */
function awayServer() {
  const start = Date.now()
  const askedAt: number[] = []
  const server = { back: false, wentOn: 0 }
  const asking = pollUntilReachable(
    async () => {
      askedAt.push((Date.now() - start) / 1000)
      if (!server.back) throw new TypeError('Failed to fetch')
      return true
    },
    () => (server.wentOn += 1),
  )
  return { server, askedAt, ...asking }
}

test('an unreachable server is polled immediately, after 5, 10 and 20 s, and then every 20 s', async () => {
  const { server, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(80_000)
  expect(askedAt).toEqual([0, 5, 15, 35, 55, 75])
  expect(server.wentOn).toBe(0)
})

test('when the server is reachable again, the page continues once and polling stops', async () => {
  const { server, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(6000)
  server.back = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect([askedAt, server.wentOn]).toEqual([[0, 5, 15], 1])
})

test('the server is polled immediately when the browser reports a connection', async () => {
  const { server, askNow, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(7000)
  server.back = true
  askNow()
  await vi.advanceTimersByTimeAsync(0)
  expect([askedAt, server.wentOn]).toEqual([[0, 5, 7], 1])
})

test('polling stops when the page is left', async () => {
  const { server, stop, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  server.back = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect([askedAt, server.wentOn]).toEqual([[0], 0])
})
