import { createTRPCReact, type createTRPCQueryUtils } from '@trpc/react-query'
import type { AppRouter } from '../../../server/router.ts'

/** Hooks for all procedures of the router: `trpc.guides.find.useQuery({ id, language })`. */
export const trpc = createTRPCReact<AppRouter>({ abortOnUnmount: true })

/** Queries outside components, for data that a page needs before it renders: `data.guides.find.fetch({ id, language })`. */
export type PageData = ReturnType<typeof createTRPCQueryUtils<AppRouter>>
