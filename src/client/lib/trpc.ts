import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../server/router.ts'

export const trpc = createTRPCReact<AppRouter>()

export type Outputs = inferRouterOutputs<AppRouter>

type Utils = ReturnType<typeof trpc.useUtils>
type Fetching<T extends { fetch: unknown }> = Pick<T, 'fetch'>

/** What a route may read before it renders: the same calls on the server (without a network) and in the browser. */
export interface PageData {
  guides: { listing: Fetching<Utils['guides']['listing']>; find: Fetching<Utils['guides']['find']> }
  auth: { session: Fetching<Utils['auth']['session']> }
}
