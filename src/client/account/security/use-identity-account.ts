import { useQuery } from '@tanstack/react-query'
import { readerQueryPrefix, useOpenSessionStore } from '../../auth/session/session-provider.tsx'

/** Query key of the provider's data about the user. The data is null if no user is signed in to the provider in this browser. */
export const identityAccountKey = [...readerQueryPrefix, 'identity-account']

/** Fetches the user's data at the provider, again when the page becomes visible, because emails are confirmed in another tab. */
export function useIdentityAccount() {
  const openStore = useOpenSessionStore()
  return useQuery({
    queryKey: identityAccountKey,
    queryFn: async () => (await (await openStore()).account.read()) ?? null,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
