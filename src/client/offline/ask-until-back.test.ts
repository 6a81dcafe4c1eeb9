import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askUntilBack } from './ask-until-back.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that is down until `back` is called. Records the times of the requests in seconds. */
function awayServer() {
  const start = Date.now()
  const askedAt: number[] = []
  const server = { back: false, wentOn: 0 }
  const asking = askUntilBack(
    async () => {
      askedAt.push((Date.now() - start) / 1000)
      if (!server.back) throw new TypeError('Failed to fetch')
      return true
    },
    () => (server.wentOn += 1),
  )
  return { server, askedAt, ...asking }
}

test('the server is asked at once, after 5, 10 and 20 seconds, and every 20 from then on', async () => {
  const { server, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(80_000)
  expect(askedAt).toEqual([0, 5, 15, 35, 55, 75])
  expect(server.wentOn).toBe(0)
})

test('when the server is back the page goes on, once, and asks no more', async () => {
  const { server, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(6000)
  server.back = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect([askedAt, server.wentOn]).toEqual([[0, 5, 15], 1])
})

test('a connection that the browser reports is tried at once', async () => {
  const { server, askNow, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(7000)
  server.back = true
  askNow()
  await vi.advanceTimersByTimeAsync(0)
  expect([askedAt, server.wentOn]).toEqual([[0, 5, 7], 1])
})

test('stops asking when the page is left', async () => {
  const { server, stop, askedAt } = awayServer()
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  server.back = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect([askedAt, server.wentOn]).toEqual([[0], 0])
})
