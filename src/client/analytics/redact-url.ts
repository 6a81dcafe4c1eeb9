import { localizePath, splitLanguage } from '../../shared/paths.ts'

/** Campaign parameters that analytics receives. Search, payment and user parameters are not sent (B15.3). */
const toldParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** Finds the page table's entry for a path without a language. */
export type MatchPath = (path: string) => { route: { path: string }; params: Record<string, string> }

/** Returns the redacted form of one of the shop's URLs, for analytics. */
export function redactUrl(href: string, match: MatchPath): string {
  const { origin, pathname, searchParams } = new URL(href)
  const campaign = toldParameters.flatMap((name): [string, string][] => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  const query = new URLSearchParams(campaign).toString()
  return `${origin}${redactPath(pathname, match)}${query === '' ? '' : `?${query}`}`
}

/** Returns the redacted referrer; for another site, only its origin. */
export function redactReferrer(referrer: string, origin: string, match: MatchPath): string {
  if (!URL.canParse(referrer)) return ''
  const from = new URL(referrer)
  return from.origin === origin ? redactUrl(referrer, match) : `${from.origin}/`
}

/** Keeps a guide's id and otherwise uses the page table's path, because receipt paths and mistyped paths are private. */
function redactPath(pathname: string, match: MatchPath): string {
  const { language, path } = splitLanguage(pathname)
  const { route, params } = match(path)
  const isGuide = /^[0-9]+$/.test(params['id'] ?? '')
  return localizePath(language, isGuide ? path : route.path === '*' ? '/404' : route.path)
}
