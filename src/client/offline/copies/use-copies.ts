import { useEffect, useSyncExternalStore } from 'react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { findOfflineCopyPages, listOfflineCopies, subscribeToOfflineCopies } from './copy-store.ts'
import { canShowOfflineCopy } from './copy-rules.ts'
import { getLastKnownUid, subscribeToLastKnownUid } from '../../platform/browser/last-known-uid.ts'

const keptKey = ['kept-guides']

const listQuery = (reader: string | undefined) =>
  queryOptions({
    queryKey: [...keptKey, reader],
    queryFn: async () => (await listOfflineCopies()).filter((kept) => canShowOfflineCopy(kept, reader)),
    staleTime: 0,
  })

/** Returns the signed-in user's copies on this device; undefined while loading. */
export function useOfflineCopies() {
  const reader = useReader()
  useKeptChanges()
  return useQuery(listQuery(reader)).data
}

/** Returns the user's copy of a guide; null if there is none. */
export function useOfflineCopy(guideId: number) {
  const reader = useReader()
  useKeptChanges()
  return useQuery({
    queryKey: [...keptKey, reader, guideId],
    queryFn: async ({ client }) => {
      const list = await client.fetchQuery(listQuery(reader))
      const kept = list.find((each) => each.guideId === guideId)
      const pages = kept === undefined ? undefined : await findOfflineCopyPages(kept.uid, guideId)
      return kept === undefined || pages === undefined ? null : { kept, pages }
    },
    staleTime: 0,
    // The text is removed from memory once it is not shown, so that a deleted copy does not stay there.
    gcTime: 0,
  }).data
}

function useReader(): string | undefined {
  return useSyncExternalStore(subscribeToLastKnownUid, getLastKnownUid, () => undefined)
}

function useKeptChanges(): void {
  const client = useQueryClient()
  useEffect(
    () => subscribeToOfflineCopies(() => void client.invalidateQueries({ queryKey: keptKey })),
    [client],
  )
}
