import type * as Entry from '../../../client/entry-server.tsx'
import type { PageRoute } from '../../../client/platform/pages/page-route.ts'
import { toLocalPath } from '../../../shared/paths.ts'
import { findUrlRedirect } from '../seo/find-url-redirect.ts'

/** The page that a URL requests. */
export interface RequestedPage {
  route: PageRoute
  pathname: string
  /** Only the query parameters that affect the page. */
  query: URLSearchParams
  /** Cache key, which is equal for all URLs of the same page. */
  key: string
}

type ResolvedUrl = { moved: string } | RequestedPage | undefined

/** Parses a path with its query. Returns a redirect target, the requested page, or undefined for API paths. */
export function resolvePageUrl(entry: Pick<typeof Entry, 'findRoute' | 'isPage'>, url: string): ResolvedUrl {
  const { pathname, search, searchParams } = new URL(toLocalPath(url), 'http://shop')
  if (/^\/(api|trpc)\//.test(pathname)) return undefined
  const [path = '/'] = url.split('?', 1)
  const moved = findUrlRedirect({ path, search }, entry.isPage)
  if (moved !== undefined) return { moved }
  // Redirects to the URL without empty parameters, because forms also submit empty fields.
  const said = [...searchParams].filter(([, value]) => value !== '')
  if (said.length < searchParams.size)
    return { moved: said.length === 0 ? path : `${path}?${new URLSearchParams(said)}` }
  const route = entry.findRoute(pathname)
  const query = route.query?.(searchParams) ?? new URLSearchParams()
  return { route, pathname, query, key: `${pathname}?${query.toString()}` }
}
