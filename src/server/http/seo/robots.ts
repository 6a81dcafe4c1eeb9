import { pageLanguages } from '../../../shared/languages.ts'
import { crawlerPaths } from '../../../shared/crawler-paths.ts'
import { localizePath } from '../../../shared/paths.ts'

/** Crawlers may call this URL, because rendering the list page requests it. */
const readable = '/api/guides?'
const machinery = ['/api/', '/trpc/']

/** Returns whether no shorter rule covers the path. A rule applies to all paths with its prefix. */
const isBeginning = (path: string, _: number, all: readonly string[]) =>
  !all.some((other) => path.startsWith(`${other}/`))

/** Returns robots.txt. Allows all public pages; disallows API calls and personal pages, which have no content for crawlers. */
export function renderRobotsTxt(origin: string, privatePaths: readonly string[]): string {
  const refused = [
    ...machinery,
    ...pageLanguages.flatMap((language) => privatePaths.map((path) => localizePath(language, path))),
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
