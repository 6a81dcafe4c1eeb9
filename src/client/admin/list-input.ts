/** Parses the search text of a list from its query string; absent if it is empty. */
export function findInput(query: URLSearchParams): { find?: string } {
  const find = query.get('find')?.trim().slice(0, 200) ?? ''
  return find === '' ? {} : { find }
}

/** Parses where a page of a list begins: after the row with this id; absent for the first page. */
export function beforeInput(query: URLSearchParams): { before?: number } {
  const before = Number(query.get('before'))
  return Number.isSafeInteger(before) && before > 0 ? { before } : {}
}
