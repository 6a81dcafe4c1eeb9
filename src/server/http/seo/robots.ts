import { pageLanguages } from '../../../shared/languages.ts'
import { crawlerPaths } from '../../../shared/crawler-paths.ts'
import { pathIn } from '../../../shared/paths.ts'

/** Crawlers may read the list itself, because rendering the list page requests it. */
const readable = '/api/guides?'
const machinery = ['/api/', '/trpc/']

/** A rule applies to every path with its prefix, so paths below another rule need none. */
const isBeginning = (path: string, _: number, all: readonly string[]) =>
  !all.some((other) => path.startsWith(`${other}/`))

/** Crawlers may read all public pages; personal pages have no content for a crawler. */
export function robotsTxt(origin: string, privatePaths: readonly string[]): string {
  const refused = [
    ...machinery,
    ...pageLanguages.flatMap((language) => privatePaths.map((path) => pathIn(language, path))),
  ]
  return [
    'User-agent: *',
    `Allow: ${readable}`,
    ...refused.filter(isBeginning).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${crawlerPaths.sitemap}`,
    '',
  ].join('\n')
}
