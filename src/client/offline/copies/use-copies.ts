import { useEffect, useSyncExternalStore } from 'react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { findCopyPages, listCopies, onCopiesChange } from './copy-store.ts'
import { canShowCopy } from './copy-rules.ts'
import { getLastKnownUid } from './recheck-copies.ts'

const keptKey = ['kept-guides']

const listQuery = (reader: string | undefined) =>
  queryOptions({
    queryKey: [...keptKey, reader],
    queryFn: async () => (await listCopies()).filter((kept) => canShowCopy(kept, reader, Date.now())),
    staleTime: 0,
  })

/** Returns the signed-in user's copies on this device; undefined while loading. */
export function useCopies() {
  const reader = useReader()
  useKeptChanges()
  return useQuery(listQuery(reader)).data
}

/** Returns the user's copy of a guide; null if there is none. */
export function useCopy(guideId: number) {
  const reader = useReader()
  useKeptChanges()
  return useQuery({
    queryKey: [...keptKey, reader, guideId],
    queryFn: async ({ client }) => {
      const list = await client.fetchQuery(listQuery(reader))
      const kept = list.find((each) => each.guideId === guideId)
      const pages = kept === undefined ? undefined : await findCopyPages(kept.uid, guideId)
      return kept === undefined || pages === undefined ? null : { kept, pages }
    },
    staleTime: 0,
    // The text is removed from memory once it is not shown, so that a deleted copy does not stay there.
    gcTime: 0,
  }).data
}

function useReader(): string | undefined {
  return useSyncExternalStore(followReader, getLastKnownUid, () => undefined)
}

function followReader(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function useKeptChanges(): void {
  const client = useQueryClient()
  useEffect(() => onCopiesChange(() => void client.invalidateQueries({ queryKey: keptKey })), [client])
}
