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

/** Makes a documented path, which could not be reached, render the offline page. */
export function showOfflinePageFor(path: string): void {
  unreached = path
}

/** Returns the row for a documented path, such as '/guides/7', without language prefix. */
export function matchRoute(path: string): MatchedRoute {
  for (const route of routes) {
    const [matches, params] = matchPattern(parse, route.path, path === unreached ? paths.offline : path)
    if (matches) return { route, params: namedParams(params) }
  }
  return { route: notFoundRoute, params: {} }
}

/** Keeps named parameters; the router also numbers them. */
function namedParams(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
