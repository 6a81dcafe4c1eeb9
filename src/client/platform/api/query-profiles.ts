import { QueryClient } from '@tanstack/react-query'
import type { Operation } from '@trpc/client'
import { getQueryKey } from '@trpc/react-query'
import { statusOf } from './api.ts'
import { trpc } from './trpc.ts'

const doublingUpTo = (maxMs: number) => (failures: number) => Math.min(1000 * 2 ** failures, maxMs)

/**
 * 4xx without timeout, too early and too many requests: final, because a refused token was already renewed by the call (B12.52).
 */
const final = /^4(?!08|25|29)/

const unlessRefused = (most: number) => (failures: number, error: unknown) =>
  failures < most && !final.test(String(statusOf(error)))

/** Turns off the retries of the call for queries with their own retries, so that they do not multiply (B12.54). */
const retriedByQuery = { context: { repeats: false } }

/** Retry and cache settings for each kind of query (B12.54). Profiles are not combined, so that retries do not multiply. */
export const profiles = {
  /** B12.54: never refetched automatically, never stale, not retried. */
  general: {
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  },
  guideList: { retry: unlessRefused(1), retryDelay: doublingUpTo(3000), gcTime: 60_000, staleTime: 30_000 },
  /** Access and account. */
  other: { trpc: retriedByQuery, retry: unlessRefused(3), retryDelay: doublingUpTo(30_000), gcTime: 300_000 },
  /** For calls that cost money: never retried, even if the response was lost. */
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
      queries: { ...profiles.general, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Enables retries of the session query in browsers; server rendering can't wait for a retry. */
export function retrySessionQuery(client: QueryClient): QueryClient {
  client.setQueryDefaults(getQueryKey(trpc.auth.session), profiles.other)
  return client
}

/** Returns whether the query itself retries. Every page queries the session, before and during rendering. */
export const isRetriedByQuery = ({ path, context }: Operation): boolean =>
  path === 'auth.session' || context['repeats'] === false
