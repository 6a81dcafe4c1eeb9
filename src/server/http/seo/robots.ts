import { pageLanguages } from '../../../shared/languages.ts'
import { crawlerPaths } from '../../../shared/crawler-paths.ts'
import { pathIn } from '../../../shared/paths.ts'

/** Crawlers may call the list, because rendering the list page requests it. */
const readable = '/api/guides?'
const machinery = ['/api/', '/trpc/']

/** Keeps rules that no other rule covers: a rule applies to every path with its prefix. */
const isBeginning = (path: string, _: number, all: readonly string[]) =>
  !all.some((other) => path.startsWith(`${other}/`))

/** Returns robots.txt: crawlers may read all public pages. Personal pages have no content for them. */
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
