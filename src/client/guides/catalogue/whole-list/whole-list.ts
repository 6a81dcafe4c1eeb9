import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Operation } from '@trpc/client'
import type { PageLanguage } from '../../../../shared/languages.ts'
import type { Outputs } from '../../../platform/api/api.ts'
import { isSavingData } from '../../../platform/browser/is-saving-data.ts'
import { profiles } from '../../../platform/api/query-profiles.ts'
import type { ListingInput } from '../listing-input.ts'
import type { WholeList } from './read-whole-list.ts'

/** Not part of a first visit. */
export const loadListReader = () => import('./read-whole-list.ts')

/** Fetches every guide with the documented call into this page's search index (B4.8). */
export const wholeListQuery = queryOptions<WholeList>({
  queryKey: ['whole-list'],
  queryFn: async ({ client, signal }) =>
    (await loadListReader()).readWholeList(client.getQueryData(['whole-list']), signal),
  // Each changed list is a new object, which pages compare by identity.
  structuralSharing: false,
  ...profiles.guideList,
})

/** In a browser the first page of the list is the whole list, unless the user saves data. */
export function isWholeListing({ path, input }: Pick<Operation, 'path' | 'input'>): boolean {
  if (path !== 'guides.listing' || isSavingData()) return false
  const { page, pageSize } = input as { page?: number; pageSize?: number }
  return page === 1 && pageSize === undefined
}

export async function answerFromWholeList(
  client: QueryClient,
  input: unknown,
  askServer: () => Promise<unknown>,
): Promise<Outputs['guides']['listing']> {
  const { searchWholeList } = await loadListReader()
  return searchWholeList(
    input as ListingInput & { language: PageLanguage },
    { client, query: wholeListQuery },
    askServer as () => Promise<Outputs['guides']['listing']>,
  )
}
