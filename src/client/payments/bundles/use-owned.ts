import { useAuth } from '../../auth/session/session-provider.tsx'
import { trpc } from '../../platform/api/trpc.ts'
import { profiles } from '../../platform/api/query-profiles.ts'

const nothing = { owned: new Set<number>(), subscribed: false }

/** What this reader may read already; a guest nothing. The server decides again before anything is charged. */
export function useOwned(): { owned: ReadonlySet<number>; subscribed: boolean } {
  const { session } = useAuth()
  const { data } = trpc.access.owned.useQuery(undefined, {
    ...profiles.other,
    staleTime: 300_000,
    enabled: session !== null,
  })
  if (session === null || data === undefined) return nothing
  return { owned: new Set([...data.bought, ...data.picked]), subscribed: data.subscribed }
}
