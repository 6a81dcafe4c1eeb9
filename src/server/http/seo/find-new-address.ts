import { guideNamedOutsideHash } from '../../../shared/guide-in-address.ts'
import { pathIn, paths, splitLanguage } from '../../../shared/paths.ts'

/**
 * Returns the redirect target for another spelling of a page's URL: doubled or trailing slashes, capital letters, index.html,
 * leading zeros. Keeps the query, because payments return with one. Unknown paths are not redirected, nor any with dots that a
 * browser would resolve, so that redirects lead only to the shop's own pages, and once.
 */
export function findNewAddress(
  asked: { path: string; search: string },
  isPage: (path: string) => boolean,
): string | undefined {
  const path = tidyPath(asked.path)
  const { language, path: documented } = splitLanguage(path)
  // B2.4: redirects the home page's URL with a guide in its query to the guide.
  const guide = documented === '/' ? guideNamedOutsideHash(asked.search) : undefined
  if (guide !== undefined) return pathIn(language, guide)
  // B2.18: redirects to the page that contains the questions.
  if (documented === '/faq') return pathIn(language, `${paths.learnMore}#questions`)
  return path !== asked.path && isPage(path) && isReadAsWritten(path) ? `${path}${asked.search}` : undefined
}

const isReadAsWritten = (path: string) => new URL(path, 'https://shop.invalid').pathname === path

function tidyPath(path: string): string {
  const tidy = path
    .replace(/[/\\]+/g, '/')
    .replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part))
    .replace(/(?:\/index\.html?)+\/?$/, '/')
    .replace(/(?<=.)\/$/, '')
  const { language, path: documented } = splitLanguage(tidy)
  return pathIn(language, documented.replace(/^(\/(?:guides?|checkout)\/)0+(?=[1-9])/, '$1'))
}
