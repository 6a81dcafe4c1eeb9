import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../platform/api/trpc.ts'
import { runWhenIdle } from '../../../platform/browser/run-when-idle.ts'
import { isSavingData } from '../../../platform/browser/is-saving-data.ts'
import { canUseWholeList, wholeListQuery } from './whole-list.ts'

/**
 * Loads all guides once the page is idle, then sorts and filters them in the browser. Results rendered by the server stay until
 * the guides have loaded, and after a failure.
 */
export function useWholeList(hasListing: boolean) {
  const { listing } = trpc.useUtils().guides
  const [idle, setIdle] = useState(false)
  const list = useQuery({ ...wholeListQuery, enabled: idle && hasListing })

  useEffect(() => runWhenIdle(() => setIdle(!isSavingData())), [])

  const fromServer = list.data?.source === 'server' ? list.data : undefined
  useEffect(() => {
    if (fromServer !== undefined)
      void listing.invalidate(undefined, {
        // Results of a text search are not replaced, because they come from the server.
        predicate: ({ queryKey: [, asked], state: { data } }) =>
          canUseWholeList({ path: 'guides.listing', input: asked?.input }) && data?.filter?.kind !== 'search',
      })
  }, [fromServer, listing])
  return list
}
