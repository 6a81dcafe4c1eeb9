import { findGuidePathInUrl } from '../../../shared/guide-path-in-url.ts'
import { localizePath, paths, splitLanguage } from '../../../shared/paths.ts'

/**
 * Returns the URL to redirect to if a page's URL is spelled differently: repeated or trailing slashes, capital letters,
 * index.html or leading zeros. Keeps the query, because payments return with one. Undefined for unknown paths and for paths
 * with dots that a browser would resolve, so that redirects lead to the shop's own pages in one step.
 */
export function findUrlRedirect(
  asked: { path: string; search: string },
  isPage: (path: string) => boolean,
): string | undefined {
  const path = tidyPath(asked.path)
  const { language, path: documented } = splitLanguage(path)
  // The home page with a guide in its query redirects to that guide (B2.4).
  const guide = documented === '/' ? findGuidePathInUrl(asked.search) : undefined
  if (guide !== undefined) return localizePath(language, guide)
  // /faq redirects to the page with the questions (B2.18).
  if (documented === '/faq') return localizePath(language, `${paths.learnMore}#questions`)
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
  return localizePath(language, documented.replace(/^(\/(?:guides?|checkout)\/)0+(?=[1-9])/, '$1'))
}
