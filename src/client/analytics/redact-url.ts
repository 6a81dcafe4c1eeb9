import { pathIn, splitLanguage } from '../../shared/paths.ts'

/** Where a campaign led from. What a search, a payment or a person has put into an address is not told (B15.3). */
const toldParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** Finds the row of the page table for a documented path. */
export type MatchPath = (path: string) => { route: { path: string }; params: Record<string, string> }

/** What analytics hears of one of our addresses. */
export function redactUrl(href: string, match: MatchPath): string {
  const { origin, pathname, searchParams } = new URL(href)
  const campaign = toldParameters.flatMap((name): [string, string][] => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  const query = new URLSearchParams(campaign).toString()
  return `${origin}${redactPath(pathname, match)}${query === '' ? '' : `?${query}`}`
}

/** Of another site, analytics hears no more than its name. */
export function redactReferrer(referrer: string, origin: string, match: MatchPath): string {
  if (!URL.canParse(referrer)) return ''
  const from = new URL(referrer)
  return from.origin === origin ? redactUrl(referrer, match) : `${from.origin}/`
}

/** A guide by its number, anything else by the row of the page table: a receipt's or a mistyped path is nobody's business. */
function redactPath(pathname: string, match: MatchPath): string {
  const { language, path } = splitLanguage(pathname)
  const { route, params } = match(path)
  const isGuide = /^[0-9]+$/.test(params['id'] ?? '')
  return pathIn(language, isGuide ? path : route.path === '*' ? '/404' : route.path)
}
