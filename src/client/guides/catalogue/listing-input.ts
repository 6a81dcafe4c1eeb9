import type { Narrowing } from '../../../shared/guides/guide-choices.ts'
import { narrowingKinds, narrowings } from '../../../shared/guides/narrowings.ts'
import {
  lastPage,
  listingSorts,
  longestSearch,
  longestTool,
  type ListingSort,
} from '../../../shared/guides/guides.ts'
import { listingParameters } from './listing-path.ts'

export interface ListingInput extends Narrowing {
  q?: string
  sort?: ListingSort
  free?: true
  page: number
}

/** The listing that an address of the guide list asks for. */
export function listingInput(query: URLSearchParams): ListingInput {
  const text = (name: string, longest: number) =>
    [...(query.get(name) ?? '').trim()].slice(0, longest).join('')
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === query.get(name))
  const page = /^[1-9][0-9]{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return withoutNothing({
    q: text('q', longestSearch),
    sort: oneOf('sort', listingSorts),
    free: query.get('free') === '1' || undefined,
    ...Object.fromEntries(
      narrowingKinds.map((kind) => {
        const { values } = narrowings[kind]
        return [kind, values.length === 0 ? text(kind, longestTool) : oneOf(kind, values)]
      }),
    ),
    page: Math.min(page, lastPage),
  })
}

function withoutNothing(input: {
  [Name in keyof ListingInput]: ListingInput[Name] | undefined | ''
}): ListingInput {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as ListingInput
}

/** The same as a query in one spelling: 'page=02' and 'page=x' are the first page, which has no number. */
export function listingQuery(asked: URLSearchParams): URLSearchParams {
  return listingParameters(listingInput(asked))
}
