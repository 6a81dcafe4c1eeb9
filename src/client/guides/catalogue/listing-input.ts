import {
  firstIncomes,
  readingTimes,
  startCosts,
  type FirstIncome,
  type ReadingTime,
  type StartCost,
} from '../../../shared/guides/guide-facts.ts'
import {
  lastPage,
  listingSorts,
  longestSearch,
  longestTool,
  type ListingSort,
} from '../../../shared/guides/guides.ts'
import { listingParameters } from './listing-path.ts'

export interface ListingInput {
  q?: string
  sort?: ListingSort
  free?: true
  tool?: string
  cost?: StartCost
  wait?: FirstIncome
  read?: ReadingTime
  reported?: '1'
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
    tool: text('tool', longestTool),
    cost: oneOf('cost', startCosts),
    wait: oneOf('wait', firstIncomes),
    read: oneOf('read', readingTimes),
    reported: oneOf('reported', ['1']),
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
