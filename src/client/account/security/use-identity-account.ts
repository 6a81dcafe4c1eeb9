import { useQuery } from '@tanstack/react-query'
import { readerQueries, useOpenSessionStore } from '../../auth/session/session-provider.tsx'

/** What the provider knows of whoever reads; null when it knows nobody in this browser. */
export const identityAccountKey = [...readerQueries, 'identity-account']

/** Asked again when the page is looked at again: an e-mail is confirmed in another tab. */
export function useIdentityAccount() {
  const openStore = useOpenSessionStore()
  return useQuery({
    queryKey: identityAccountKey,
    queryFn: async () => (await (await openStore()).account.read()) ?? null,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
