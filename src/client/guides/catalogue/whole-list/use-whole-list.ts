import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../../platform/api/trpc.ts'
import { whenIdle } from '../../../platform/browser/when-idle.ts'
import { isSavingData } from '../../../platform/browser/is-saving-data.ts'
import { isWholeListing, wholeListQuery } from './whole-list.ts'

/**
 * Once a page has its first guides and nothing else to do, every guide is read, and each listing is answered anew from all
 * of them. Only what the server has just said replaces what it has rendered; a failure leaves it as it is.
 */
export function useWholeList(hasListing: boolean) {
  const { listing } = trpc.useUtils().guides
  const [idle, setIdle] = useState(false)
  const list = useQuery({ ...wholeListQuery, enabled: idle && hasListing })

  useEffect(() => whenIdle(() => setIdle(!isSavingData())), [])

  const fromServer = list.data?.source === 'server' ? list.data : undefined
  useEffect(() => {
    if (fromServer !== undefined)
      void listing.invalidate(undefined, {
        // What the server found for a text stays as it is.
        predicate: ({ queryKey: [, asked], state: { data } }) =>
          isWholeListing({ path: 'guides.listing', input: asked?.input }) && data?.filter?.kind !== 'search',
      })
  }, [fromServer, listing])
  return list
}
