import { parse } from 'regexparam'
import { matchRoute as matchPattern } from 'wouter'
import { paths } from '../shared/paths.ts'
import type { PageRoute } from './platform/pages/page-route.ts'
import { notFoundRoute, routes } from './routes.tsx'

interface MatchedRoute {
  route: PageRoute
  params: Record<string, string>
}

let unreached: string | undefined

/** Makes `matchRoute` return the offline page for a documented path that could not be reached. */
export function showOfflinePageAt(path: string): void {
  unreached = path
}

/** Returns the page table's row for a documented path without language prefix, such as '/guides/7'. */
export function matchRoute(path: string): MatchedRoute {
  for (const route of routes) {
    const [matches, params] = matchPattern(parse, route.path, path === unreached ? paths.offline : path)
    if (matches) return { route, params: namedParams(params) }
  }
  return { route: notFoundRoute, params: {} }
}

/** Removes optional parameters that the URL does not contain. */
function namedParams(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
