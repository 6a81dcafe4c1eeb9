import { pageLanguages } from '../../../shared/languages.ts'
import { pathIn, paths } from '../../../shared/paths.ts'

/** The list itself may be read: whoever draws the list page as a browser does asks for it. */
const readable = '/api/guides?'
const machinery = ['/api/', '/trpc/']

/** Everybody may read what is public; what belongs to one person leads nowhere for a crawler. */
export function robotsTxt(origin: string, privatePaths: readonly string[]): string {
  const refused = [
    ...machinery,
    ...pageLanguages.flatMap((language) => privatePaths.map((path) => pathIn(language, path))),
  ]
  return [
    'User-agent: *',
    `Allow: ${readable}`,
    ...[...new Set(refused)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${paths.sitemap}`,
    '',
  ].join('\n')
}
