import { isPagePath, paths, splitLanguage } from '../../../shared/paths.ts'

/** How the service worker handles a request (decision 0024). */
export type RequestKind =
  /** A request that the worker ignores. */
  | 'leave'
  /** A file with a content hash in its name, served from the cache. */
  | 'asset'
  /** A page from the network; responses that are the same for every user are cached for offline use. */
  | 'public-page'
  | 'picture'
  /** A page from the network that is never cached; the offline page is its fallback. */
  | 'other-page'

/** Functions that return the query parameters that change a page, in canonical form. */
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
  if (imagePathPattern.test(pathname)) return 'picture'
  if (mode !== 'navigate' || !isPagePath(pathname)) return 'leave'
  return getPublicPageKey(url, queries) === undefined ? 'other-page' : 'public-page'
}

/**
 * Returns a page's cache key: its canonical URL without parameters of campaigns or payments. Undefined for any page that is not
 * listed here, so that a personal page is never cached by mistake.
 */
export function getPublicPageKey(url: string, queries: PageQueries): string | undefined {
  const { origin, pathname, searchParams } = new URL(url)
  const { path } = splitLanguage(pathname)
  const query = queryOf(path, searchParams, queries)?.toString()
  if (query === undefined) return undefined
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`
}

/** Matches paths of drawn and uploaded images. */
export const imagePathPattern = /^\/(thumbnails|pictures)\/[^.]+\.(svg|png|jpg|webp|avif)$/

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

/** Returns the id of the guide that the URL shows; undefined for other pages. */
export function findGuideIdInUrl(url: string): number | undefined {
  const id = guidePath.exec(splitLanguage(new URL(url).pathname).path)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Returns whether a response is the same for every user. Headers mark personal responses. */
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
