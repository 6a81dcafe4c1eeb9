const longestSearch = 200
const lastPage = 10_000

/** The listing that an address of the guide list asks for. */
export function listingInput(query: URLSearchParams): { q?: string; page: number } {
  const q = [...(query.get('q') ?? '').trim()].slice(0, longestSearch).join('')
  const page = /^[1-9][0-9]{0,4}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return { ...(q === '' ? {} : { q }), page: Math.min(page, lastPage) }
}

/** The same as a query in one spelling: 'page=02' and 'page=x' are the first page, which has no number. */
export function listingQuery(asked: URLSearchParams): URLSearchParams {
  const { q, page } = listingInput(asked)
  return new URLSearchParams({
    ...(q === undefined ? {} : { q }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
}
