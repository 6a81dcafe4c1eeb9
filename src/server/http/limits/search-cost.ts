/** Base cost in units of a simple request. A results page is rendered, a call such as a suggestion is not. */
const costs = { page: 20, call: 2 }
/** Number of characters that cost as much as one simple request. */
const charactersPerRequest = 10

/** Returns the cost of the search in a URL's query, in units of a simple request; 0 without a search. */
export function computeSearchCost(url: string): number {
  const start = url.indexOf('?')
  if (start === -1) return 0
  const query = new URLSearchParams(url.slice(start))
  const input = inputOf(query.get('input'))
  const page = searchIn((name) => query.get(name))
  const call = searchIn((name) => input[name])
  return costOf(page, costs.page) + costOf(call, costs.call)
}

const costOf = (text: string, least: number) =>
  text === '' ? 0 : least + Math.floor(text.length / charactersPerRequest)

/** Returns the search text or question in the parameters of a page or call. Empty if there is none. */
function searchIn(valueOf: (name: string) => unknown): string {
  return ['q', 'search', 'text']
    .map(valueOf)
    .filter((value) => typeof value === 'string')
    .join('')
}

/** Parses the input of a tRPC call, which superjson wraps. Empty for invalid JSON. */
function inputOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const { json } = JSON.parse(text ?? '') as { json?: unknown }
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
