import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Operation } from '@trpc/client'
import type { PageLanguage } from '../../../../shared/languages.ts'
import type { RouterOutputs } from '../../../platform/api/api.ts'
import { isSavingData } from '../../../platform/browser/is-saving-data.ts'
import { queryProfiles } from '../../../platform/api/query-profiles.ts'
import type { ListingInput } from '../listing-query-string.ts'
import type { WholeList } from './read-whole-list.ts'

/** Loads the reader of the whole list, which a first visit does not need. */
export const loadListReader = () => import('./read-whole-list.ts')

/** Fetches every guide with the documented call and opens the list in this page's search index (B4.8). */
export const wholeListQuery = queryOptions<WholeList>({
  queryKey: ['whole-list'],
  queryFn: async ({ client, signal }) =>
    (await loadListReader()).readWholeList(client.getQueryData(['whole-list']), signal),
  // Each changed list must be a new object, because pages compare lists by identity.
  structuralSharing: false,
  ...queryProfiles.guideList,
})

/** Returns whether a listing is answered with the whole list: in a browser, for the first page, unless the user saves data. */
export function canUseWholeList({ path, input }: Pick<Operation, 'path' | 'input'>): boolean {
  if (path !== 'guides.listing' || isSavingData()) return false
  const { page, pageSize } = input as { page?: number; pageSize?: number }
  return page === 1 && pageSize === undefined
}

export async function answerFromWholeList(
  client: QueryClient,
  input: unknown,
  askServer: () => Promise<unknown>,
): Promise<RouterOutputs['guides']['listing']> {
  const { searchWholeList } = await loadListReader()
  return searchWholeList(
    input as ListingInput & { language: PageLanguage },
    { client, query: wholeListQuery },
    askServer as () => Promise<RouterOutputs['guides']['listing']>,
  )
}
