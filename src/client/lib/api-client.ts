import { createTRPCClient, getUntypedClient, httpLink } from '@trpc/client'
import superjson from 'superjson'
import { authorizationFor } from './authorization.ts'
import type { AppRouter } from '../../server/router.ts'
import type { Answer, Api } from './api.ts'

/** How a call travels. */
export const apiClient: Api = createTRPCClient<AppRouter>({
  links: [
    httpLink({
      url: '/trpc',
      transformer: superjson,
      headers: ({ op }) => authorizationFor(op),
      fetch: (address, options) =>
        fetch(address, { ...options, signal: options?.signal ?? null, credentials: 'include' }),
    }),
  ],
})

const untyped = getUntypedClient(apiClient)

export const query: Answer = (path, input, signal) => untyped.query(path, input, { signal })
