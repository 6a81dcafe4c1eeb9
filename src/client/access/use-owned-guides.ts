import { useAuth } from '../auth/session/session-provider.tsx'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { trpc } from '../platform/api/trpc.ts'

const nothing = { owned: new Set<number>(), subscribed: false }

/**
 * Returns the guides that the user has access to, for display only: the server checks again before a charge. Undefined while they
 * load, and after a failure.
 */
export function useOwnedGuides() {
  const { session } = useAuth()
  const { data } = trpc.access.owned.useQuery(undefined, {
    ...queryProfiles.other,
    staleTime: 300_000,
    enabled: session !== null,
  })
  if (session === null) return nothing
  return data && { owned: new Set([...data.bought, ...data.picked]), subscribed: data.subscribed }
}
