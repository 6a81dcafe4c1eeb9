/** Parses the search text of a list from its query string; omits an empty one. */
export function parseSearchInput(query: URLSearchParams): { find?: string } {
  const find = query.get('find')?.trim().slice(0, 200) ?? ''
  return find === '' ? {} : { find }
}

/** Parses the id after which the page of a list begins; omits it for the first page. */
export function parsePageInput(query: URLSearchParams): { before?: number } {
  const before = Number(query.get('before'))
  return Number.isSafeInteger(before) && before > 0 ? { before } : {}
}
