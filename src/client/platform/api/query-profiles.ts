import { QueryClient } from '@tanstack/react-query'
import { answersOf, type Answer } from './api.ts'

const doublingUpTo = (longestMs: number) => (failures: number) => Math.min(1000 * 2 ** failures, longestMs)

/** How patient each kind of question is (spec 9). Each stands alone, so that no retries multiply (reading A52). */
export const profiles = {
  /** Spec 4: never refetched by itself, never stale, not retried. */
  general: {
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  },
  guideList: {
    meta: { repeats: false },
    retry: 1,
    retryDelay: doublingUpTo(3000),
    gcTime: 60_000,
    staleTime: 30_000,
  },
  /** Access and account. */
  other: { meta: { repeats: false }, retry: 3, retryDelay: doublingUpTo(30_000), gcTime: 300_000 },
  checkout: { meta: { repeats: false }, retry: 1, staleTime: 300_000, refetchOnWindowFocus: false },
} as const

declare module '@tanstack/react-query' {
  interface Register {
    /** A query that repeats itself says so, so that its tries and those of the call do not multiply (reading A52). */
    queryMeta: { repeats?: false }
  }
}

export function createQueryClient(answer: Answer): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...profiles.general,
        queryFn: ({ queryKey: [path, input], signal, meta = {} }) =>
          answer(String(path), input, signal, meta),
        // Offline, a reader is told so at once instead of waiting for a connection.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Only in a browser: a page that is being rendered on the server cannot wait for a second try. */
export function retryInBrowser(client: QueryClient): QueryClient {
  client.setQueryDefaults(answersOf('auth.session'), profiles.other)
  return client
}
