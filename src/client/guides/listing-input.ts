/** The listing that an address of the guide list asks for. */
export function listingInput(query: URLSearchParams): { q?: string; page: number } {
  const q = query.get('q')?.trim() ?? ''
  const page = Number(query.get('page') ?? '1')
  return {
    ...(q === '' ? {} : { q }),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}
