import { useQuery } from '@tanstack/react-query'
import { readerQueries, useOpenSessionStore } from '../../auth/session/session-provider.tsx'

/** The provider's data about the user; null if no user is signed in to the provider in this browser. */
export const identityAccountKey = [...readerQueries, 'identity-account']

/** Refetched when the page becomes visible again, because an email address is confirmed in another tab. */
export function useIdentityAccount() {
  const openStore = useOpenSessionStore()
  return useQuery({
    queryKey: identityAccountKey,
    queryFn: async () => (await (await openStore()).account.read()) ?? null,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
