import { guideNamedOutsideHash, pathIn, paths, splitLanguage } from '../../../shared/paths.ts'

/**
 * Where a visitor belongs who came by another spelling of a page's address: doubled or final slashes, capital letters,
 * index.html, leading zeros of a number. The query comes along, because payments return with one. What leads to no
 * page is left alone, so that nobody is sent on by this shop to anywhere but one of its own pages.
 */
export function findNewAddress(
  asked: { path: string; search: string },
  isPage: (path: string) => boolean,
): string | undefined {
  const path = tidyPath(asked.path)
  const { language, path: documented } = splitLanguage(path)
  // B2.4: the home page's address may carry a guide, outside the hash; then it leads there.
  const guide = documented === '/' ? guideNamedOutsideHash(asked.search) : undefined
  if (guide !== undefined) return pathIn(language, guide)
  // B2.18: the questions stand on a page that says more.
  if (documented === '/faq') return pathIn(language, paths.questions)
  return path !== asked.path && isPage(path) ? `${path}${asked.search}` : undefined
}

function tidyPath(path: string): string {
  const tidy = path
    .replace(/[/\\]+/g, '/')
    .replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part))
    .replace(/\/index\.html?$/, '/')
    .replace(/(?<=.)\/$/, '')
  const { language, path: documented } = splitLanguage(tidy)
  return pathIn(language, documented.replace(/^(\/(?:guides?|checkout)\/)0+(?=[1-9])/, '$1'))
}
