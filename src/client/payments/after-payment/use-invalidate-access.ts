import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { readerQueryPrefix } from '../../auth/session/session-provider.tsx'
import { trpc } from '../../platform/api/trpc.ts'

/** Returns a function that invalidates the cached access of the signed-in user. */
export function useInvalidateAccess(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { guides, access } = trpc.useUtils()
  return useCallback(async () => {
    await Promise.all([
      guides.find.invalidate(undefined, { refetchType: 'none' }),
      access.owned.invalidate(),
      queryClient.invalidateQueries({ queryKey: readerQueryPrefix, refetchType: 'none' }),
    ])
  }, [guides, access, queryClient])
}
