import { httpLink } from '@trpc/client'
import superjson from 'superjson'
import type { AppRouter } from '../../server/router.ts'
import { authorizationFor } from './authorization.ts'

/** How a call travels. Loaded with the first call, because a first visit makes none. */
export const apiLink = httpLink<AppRouter>({
  url: '/trpc',
  transformer: superjson,
  headers: ({ op }) => authorizationFor(op),
  fetch: (address, options) =>
    fetch(address, { ...options, signal: options?.signal ?? null, credentials: 'include' }),
})
