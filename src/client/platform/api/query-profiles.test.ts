import { QueryObserver } from '@tanstack/react-query'
import { createTRPCClient, type Operation } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppRouter } from '../../../server/router.ts'
import { createLocalLink } from './links.ts'
import { isRetriedByQuery, createQueryClient, queryProfiles, retrySessionQuery } from './query-profiles.ts'
import type { PageData } from './trpc.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

class Failed extends Error {}

function dataFrom(answer: (call: Operation) => Promise<unknown>) {
  const queryClient = retrySessionQuery(createQueryClient())
  const client = createTRPCClient<AppRouter>({ links: [createLocalLink(answer)] })
  return { queryClient, data: createTRPCQueryUtils({ client, queryClient }) }
}

type Question = (data: PageData) => Promise<unknown>

/** Returns the calls of a query that always fails, each with its time in milliseconds after the first. */
async function callsFor(question: Question): Promise<{ time: number; call: Operation }[]> {
  const calls: { time: number; call: Operation }[] = []
  const start = Date.now()
  const { queryClient, data } = dataFrom(async (call) => {
    calls.push({ time: Date.now() - start, call })
    throw new Failed()
  })
  const outcome = question(data).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await outcome).toMatchObject({ cause: expect.any(Failed) as unknown })
  queryClient.clear()
  return calls
}

const timesAsked = async (question: Question) => (await callsFor(question)).map(({ time }) => time)

const guide = { id: 7, language: 'en' } as const

describe('a failed query', () => {
  test('a failed query is not retried by default', async () => {
    expect(await timesAsked((data) => data.guides.find.fetch(guide))).toEqual([0])
  })

  test('a failed query of the guide list is retried once', async () => {
    expect(await timesAsked((data) => data.guides.find.fetch(guide, queryProfiles.guideList))).toEqual([
      0, 1000,
    ])
  })

  test('a failed query of access or account is retried three times, with increasing delays', async () => {
    expect(await timesAsked((data) => data.auth.session.fetch())).toEqual([0, 1000, 3000, 7000])
  })

  test('a failed query of the checkout is retried once', async () => {
    expect(await timesAsked((data) => data.guides.find.fetch(guide, queryProfiles.checkout))).toHaveLength(2)
  })
})

const answered = (status: number) => Object.assign(new Error(), { name: 'CallError', status })

test.each([queryProfiles.guideList, queryProfiles.other, queryProfiles.checkout])(
  'a query retries failures and temporary refusals, but no final refusal',
  ({ retry }) => {
    for (const status of [400, 401, 403, 404, 409]) expect(retry(0, answered(status))).toBe(false)
    for (const status of [408, 429, 500, 503]) expect(retry(0, answered(status))).toBe(true)
    expect(retry(0, new Failed())).toBe(true)
  },
)

test.each<[string, Question, boolean]>([
  ['without its own retries leaves retries to the call', (data) => data.guides.find.fetch(guide), false],
  [
    'of the checkout disables the call’s retries',
    (data) => data.guides.find.fetch(guide, queryProfiles.checkout),
    true,
  ],
  [
    'of the account disables the call’s retries',
    (data) => data.auth.me.fetch(undefined, queryProfiles.other),
    true,
  ],
  ['of the session disables the call’s retries', (data) => data.auth.session.fetch(), true],
])('a query %s', async (_title, question, once) => {
  for (const { call } of await callsFor(question)) expect(isRetriedByQuery(call)).toBe(once)
})

test('retry delays double up to 3 s for the guide list and up to 30 s for access and account', () => {
  expect([0, 1, 2, 3].map(queryProfiles.guideList.retryDelay)).toEqual([1000, 2000, 3000, 3000])
  expect([0, 1, 4, 5].map(queryProfiles.other.retryDelay)).toEqual([1000, 2000, 16_000, 30_000])
})

test('general data is never refetched', async () => {
  const { queryClient, data } = dataFrom(async () => 'answer')
  const observer = new QueryObserver(queryClient, data.guides.find.queryOptions(guide))
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1_000_000_000)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'answer', isStale: false })
  expect(observer.options).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  })
  stop()
  queryClient.clear()
})

test.each([
  ['the guide list is stale after 30 s', queryProfiles.guideList, 'staleTime', 30_000],
  ['the guide list is cached for 60 s', queryProfiles.guideList, 'gcTime', 60_000],
  ['access and account are cached for 5 min', queryProfiles.other, 'gcTime', 300_000],
  ['the checkout is stale after 5 min', queryProfiles.checkout, 'staleTime', 300_000],
  ['the checkout is not refetched on focus', queryProfiles.checkout, 'refetchOnWindowFocus', false],
])('%s', (_title, profile, name, value) => {
  expect(profile).toHaveProperty(name, value)
})
