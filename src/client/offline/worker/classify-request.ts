import { paths, splitLanguage } from '../../../shared/paths.ts'

/** What the service worker does with a request (decision 0024). */
export type RequestKind =
  /** The browser goes on as if there were no worker. */
  | 'leave'
  /** A file whose name changes with its contents: from the cache. */
  | 'asset'
  /** From the network; what everybody is shown alike is kept for when there is none. */
  | 'public-page'
  | 'picture'
  /** From the network and never kept; the offline page stands in for it. */
  | 'other-page'

/** What of an address's query changes these pages, in one spelling. */
export interface PageQueries {
  home: (asked: URLSearchParams) => URLSearchParams
  listing: (asked: URLSearchParams) => URLSearchParams
}

type AskedFor = Pick<Request, 'method' | 'url' | 'mode'> & { headers: Pick<Headers, 'has'> }

export function classifyRequest(
  { method, url, mode, headers }: AskedFor,
  origin: string,
  queries: PageQueries,
): RequestKind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return 'leave'
  const { pathname } = address
  if (pathname.startsWith('/assets/')) return 'asset'
  if (/^\/thumbnails\/[^.]+\.svg$/.test(pathname)) return 'picture'
  if (mode !== 'navigate' || isNoPage(pathname)) return 'leave'
  return publicPageKey(url, queries) === undefined ? 'other-page' : 'public-page'
}

/** Calls, their documentation, and files that are opened in a tab of their own. */
const isNoPage = (pathname: string) => /^\/(api|trpc)(\/|$)|\.\w+$|^\/(healthz|readyz)$/.test(pathname)

/**
 * The address under which a page is kept: in one spelling, without what a link or a payment has added. Undefined for
 * every page that is not named here, so that a page about somebody is never kept because nobody thought of it.
 */
export function publicPageKey(url: string, queries: PageQueries): string | undefined {
  const { origin, pathname, searchParams } = new URL(url)
  const { path } = splitLanguage(pathname)
  const query = queryOf(path, searchParams, queries)?.toString()
  if (query === undefined) return undefined
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`
}

const guidePath = /^\/guides?\/([1-9][0-9]{0,9})$/

const plainPages: ReadonlySet<string> = new Set([
  paths.learnMore,
  paths.successStories,
  paths.terms,
  paths.privacy,
  paths.contact,
  paths.subscribe,
])

function queryOf(
  path: string,
  asked: URLSearchParams,
  { home, listing }: PageQueries,
): URLSearchParams | undefined {
  if (path === paths.home) return home(asked)
  if (path === paths.guides || path === paths.search) return listing(asked)
  return plainPages.has(path) || guidePath.test(path) ? new URLSearchParams() : undefined
}

/** The guide whose page this is. */
export function guideIdInUrl(url: string): number | undefined {
  const id = guidePath.exec(splitLanguage(new URL(url).pathname).path)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** What everybody is answered alike; an answer to somebody in particular says so in its headers. */
export function isPublicResponse({
  status,
  type,
  headers,
}: Pick<Response, 'status' | 'type'> & {
  headers: Pick<Headers, 'get'>
}): boolean {
  const control = headers.get('cache-control') ?? ''
  return status === 200 && type === 'basic' && /\bpublic\b/.test(control) && !/no-store|private/.test(control)
}
