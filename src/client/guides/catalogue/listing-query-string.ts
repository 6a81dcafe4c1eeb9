import type { SelectedFilters } from '../../../shared/guides/guide-choices.ts'
import {
  listFilterKinds,
  listFilters,
  type ListFilterDefinition,
} from '../../../shared/guides/list-filters.ts'
import {
  maxListPage,
  listingSorts,
  maxSearchLength,
  maxToolLength,
  type ListingSort,
} from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'

export interface ListingInput extends SelectedFilters {
  q?: string | undefined
  sort?: ListingSort
  free?: true
  page: number
}

/** Parses the query string of the guide list. */
export function parseListingInput(query: URLSearchParams): ListingInput {
  const said = (name: string) => query.get(name) ?? ''
  const text = (name: string, longest: number) => [...said(name).trim()].slice(0, longest).join('')
  const oneOf = (name: string, values: readonly string[]) => values.find((each) => each === said(name))
  const asked = [
    ['q', text('q', maxSearchLength)],
    ['sort', oneOf('sort', listingSorts)],
    ['free', said('free') === '1'],
    ...listFilterKinds.map((kind) => {
      const { values }: ListFilterDefinition = listFilters[kind]
      return [kind, values ? oneOf(kind, values) : text(kind, maxToolLength)]
    }),
  ].filter(([, value]) => value)
  const page = Number(/^[1-9]\d{0,4}$/.exec(said('page')) ?? 1)
  return { ...Object.fromEntries(asked), page: Math.min(page, maxListPage) }
}

/** Returns the canonical query string. An invalid page such as 'page=02' counts as the first page, which has no number. */
export function normalizeListingQuery(asked: URLSearchParams): URLSearchParams {
  return buildListingParameters(parseListingInput(asked))
}

/** Returns the path of a listing in the canonical form of `normalizeListingQuery`, with the visitor's campaign. */
export function buildListingPath(
  asked: Partial<ListingInput>,
  campaign: Readonly<Record<string, string>> = {},
): string {
  const query = buildListingParameters(asked)
  for (const [name, value] of Object.entries(campaign)) query.set(name, value)
  return query.size === 0 ? paths.guides : `${paths.guides}?${query}`
}

export function buildListingParameters({ page = 1, ...asked }: Partial<ListingInput>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined) query.set(name, value === true ? '1' : value)
  if (page !== 1) query.set('page', String(page))
  return query
}
