import { matchRoute } from '../match-route.ts'
import { pathIn, splitLanguage } from '../../shared/paths.ts'

/** Where a campaign led from. What a search, a payment or a person has put into an address is not told (reading A59). */
const toldParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** What analytics hears of one of our addresses. */
export function toldAddress(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const campaign = toldParameters.flatMap((name): [string, string][] => {
    const value = searchParams.get(name)
    return value === null ? [] : [[name, value]]
  })
  const query = new URLSearchParams(campaign).toString()
  return `${origin}${toldPath(pathname)}${query === '' ? '' : `?${query}`}`
}

/** Of another site, analytics hears no more than its name. */
export function toldReferrer(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return ''
  const from = new URL(referrer)
  return from.origin === origin ? toldAddress(referrer) : `${from.origin}/`
}

/** A guide by its number, anything else by the row of the page table: a receipt's or a mistyped path is nobody's business. */
function toldPath(pathname: string): string {
  const { language, path } = splitLanguage(pathname)
  const { route, params } = matchRoute(path)
  const isGuide = /^[0-9]+$/.test(params['id'] ?? '')
  return pathIn(language, isGuide ? path : route.path === '*' ? '/404' : route.path)
}
