import { lastPage, listingSorts, longestSearch, type ListingSort } from '../../../shared/guides/guides.ts'

export interface ListingInput {
  q?: string
  sort?: ListingSort
  free?: true
  page: number
}

/** The listing that an address of the guide list asks for. */
export function listingInput(query: URLSearchParams): ListingInput {
  const q = [...(query.get('q') ?? '').trim()].slice(0, longestSearch).join('')
  const sort = listingSorts.find((each) => each === query.get('sort'))
  const page = /^[1-9][0-9]{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return {
    ...(q === '' ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(query.get('free') === '1' ? { free: true } : {}),
    page: Math.min(page, lastPage),
  }
}

/** The same as a query in one spelling: 'page=02' and 'page=x' are the first page, which has no number. */
export function listingQuery(asked: URLSearchParams): URLSearchParams {
  const { q, sort, free, page } = listingInput(asked)
  return new URLSearchParams({
    ...(q === undefined ? {} : { q }),
    ...(sort === undefined ? {} : { sort }),
    ...(free === undefined ? {} : { free: '1' }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
}
