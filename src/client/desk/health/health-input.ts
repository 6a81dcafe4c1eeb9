/** The failed request that an address looks for; what can't stand in an id, such as a full stop that was copied along, is left out. */
export function healthInputOf(query: URLSearchParams): { find?: string } {
  const find = (query.get('find') ?? '').replaceAll(/[^\w-]/g, '').slice(0, 64)
  return find === '' ? {} : { find }
}
