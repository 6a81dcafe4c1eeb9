import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { readerQueries } from '../../auth/session/session-provider.tsx'
import { trpc } from '../../platform/api/trpc.ts'

/** What this reader may read has changed: pages that show it ask the server again. */
export function useForgetAccess(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { guides, access } = trpc.useUtils()
  return useCallback(async () => {
    await Promise.all([
      guides.find.invalidate(undefined, { refetchType: 'none' }),
      access.owned.invalidate(),
      queryClient.invalidateQueries({ queryKey: readerQueries, refetchType: 'none' }),
    ])
  }, [guides, access, queryClient])
}
