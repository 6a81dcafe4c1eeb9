import { QueryObserver, type FetchQueryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient, profiles, retryInBrowser } from './query-profiles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Failed extends Error {}

/** When a question that always fails is asked, in milliseconds from the first time. */
async function timesAsked(question: FetchQueryOptions): Promise<number[]> {
  const times: number[] = []
  const start = Date.now()
  const client = retryInBrowser(
    createQueryClient(async () => {
      times.push(Date.now() - start)
      throw new Failed()
    }),
  )
  const outcome = client.fetchQuery(question).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await outcome).toBeInstanceOf(Failed)
  client.clear()
  return times
}

describe('a question that fails', () => {
  test('in general is asked once', async () => {
    expect(await timesAsked({ queryKey: ['guides.find', 7] })).toEqual([0])
  })

  test('is asked twice for the guide list', async () => {
    expect(await timesAsked({ queryKey: ['guides.list'], ...profiles.guideList })).toEqual([0, 1000])
  })

  test('is asked four times for access and account, with longer and longer gaps', async () => {
    expect(await timesAsked({ queryKey: ['auth.session'] })).toEqual([0, 1000, 3000, 7000])
  })

  test('is asked twice in the checkout', async () => {
    expect(await timesAsked({ queryKey: ['guides.find', 7], ...profiles.checkout })).toHaveLength(2)
  })
})

test('gaps double up to three seconds for the guide list, up to thirty for access and account', () => {
  expect([0, 1, 2, 3].map(profiles.guideList.retryDelay)).toEqual([1000, 2000, 3000, 3000])
  expect([0, 1, 4, 5].map(profiles.other.retryDelay)).toEqual([1000, 2000, 16_000, 30_000])
})

test('general answers never go stale and are not asked for again by themselves', async () => {
  const client = createQueryClient(async () => 'answer')
  const observer = new QueryObserver(client, { queryKey: ['guides.find', 7] })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1_000_000_000)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'answer', isStale: false })
  expect(observer.options).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  })
  stop()
  client.clear()
})

test.each([
  ['the guide list is stale after 30 s', profiles.guideList, 'staleTime', 30_000],
  ['the guide list is kept for 60 s', profiles.guideList, 'gcTime', 60_000],
  ['access and account are kept for 5 min', profiles.other, 'gcTime', 300_000],
  ['the checkout is stale after 5 min', profiles.checkout, 'staleTime', 300_000],
  ['the checkout is not asked again on focus', profiles.checkout, 'refetchOnWindowFocus', false],
])('%s', (_title, profile, name, value) => {
  expect(profile).toHaveProperty(name, value)
})
