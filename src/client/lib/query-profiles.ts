import { QueryClient } from '@tanstack/react-query'
import type { Answer } from './api.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** A query that repeats itself says so, so that its tries and those of the call do not multiply (reading A52). */
    queryMeta: { repeats?: false }
  }
}

/** Spec 4: general queries never refetch by themselves, never go stale and are not retried. */
export function createQueryClient(answer: Answer): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path, input], signal, meta = {} }) =>
          answer(String(path), input, signal, meta),
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Offline, a reader is told so at once instead of waiting for a connection.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
