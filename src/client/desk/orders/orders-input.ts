/** The page of orders that an address names. */
export function ordersInputOf(query: URLSearchParams): { find?: string; before?: string } {
  const find = query.get('find')?.trim().slice(0, 200) ?? ''
  const before = query.get('before')?.slice(0, 100) ?? ''
  return { ...(find === '' ? {} : { find }), ...(before === '' ? {} : { before }) }
}
