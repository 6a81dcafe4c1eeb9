import type { SelectedFilters } from '../../../shared/guides/guide-choices.ts'
import { paths } from '../../../shared/paths.ts'

/** Parameters of the guide list, in the order of `parseListingInput`. */
interface ListingParameters extends SelectedFilters {
  q?: string | undefined
  sort?: string
  free?: boolean
  page?: number
}

/** Returns the path of a listing in the canonical form of `normalizeListingQuery`, with the visitor's campaign. */
export function buildListingPath(
  asked: ListingParameters,
  campaign: Readonly<Record<string, string>> = {},
): string {
  const query = buildListingParameters(asked)
  for (const [name, value] of Object.entries(campaign)) query.set(name, value)
  return query.size === 0 ? paths.guides : `${paths.guides}?${query}`
}

export function buildListingParameters({ page = 1, ...asked }: ListingParameters): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) query.set(name, value === true ? '1' : String(value))
  if (page !== 1) query.set('page', String(page))
  return query
}
