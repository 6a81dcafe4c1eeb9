import { QueryClient } from '@tanstack/react-query'
import type { Operation } from '@trpc/client'
import { getQueryKey } from '@trpc/react-query'
import { getHttpStatus } from './api.ts'
import { trpc } from './trpc.ts'

const doublingUpTo = (maxMs: number) => (failures: number) => Math.min(1000 * 2 ** failures, maxMs)

/**
 * Matches 4xx statuses that are not retried: all except timeout, too early and too many requests. A 401 is final, too, because
 * the call has already renewed the token (B12.52).
 */
const final = /^4(?!08|25|29)/

const unlessRefused = (most: number) => (failures: number, error: unknown) =>
  failures < most && !final.test(String(getHttpStatus(error)))

/** Disables the call's retries for queries with their own retries, so that retries do not multiply (B12.54). */
const retriedByQuery = { context: { repeats: false } }

const other = {
  trpc: retriedByQuery,
  retry: unlessRefused(3),
  retryDelay: doublingUpTo(30_000),
  gcTime: 300_000,
}

/** Retry and cache settings of each kind of query (B12.54). A query uses only one profile, so that retries do not multiply. */
export const queryProfiles = {
  /** General data: never stale, never refetched automatically, not retried (B12.54). */
  general: {
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  },
  guideList: { retry: unlessRefused(1), retryDelay: doublingUpTo(3000), gcTime: 60_000, staleTime: 30_000 },
  /** Data about access and the account. */
  other,
  /** The same, refetched whenever a component shows it. */
  fresh: { ...other, staleTime: 0 },
  /** Calls that cost money: never retried, even if the response was lost. */
  once: { trpc: retriedByQuery, retry: false },
  checkout: {
    trpc: retriedByQuery,
    retry: unlessRefused(1),
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  },
} as const

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline, a query fails immediately instead of waiting for a connection.
      queries: { ...queryProfiles.general, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Enables retries of the session query in browsers. Server rendering can't wait for a retry. */
export function retrySessionQuery(client: QueryClient): QueryClient {
  client.setQueryDefaults(getQueryKey(trpc.auth.session), queryProfiles.other)
  return client
}

/** Returns whether the query itself retries the call. Every page queries the session, both before and during rendering. */
export const isRetriedByQuery = ({ path, context }: Operation): boolean =>
  path === 'auth.session' || context['repeats'] === false
