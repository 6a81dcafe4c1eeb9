import { paths } from '../../../shared/paths.ts'
import type { ListingInput } from './listing-input.ts'

/** The address of a listing, in the one spelling that `listingQuery` reads, and with the visitor's campaign. */
export function listingPath(
  { q, sort, free, page = 1 }: Partial<ListingInput>,
  campaign: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    ...(q === undefined ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(free === undefined ? {} : { free: '1' }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...campaign,
  })
  return query.size === 0 ? paths.guides : `${paths.guides}?${query}`
}
