import { toReadingPathUrl } from '../../../shared/guides/paths/reading-path.ts'
import { filterTags, toTagSlug } from '../../../shared/guides/filter-tags.ts'
import { isListedGuide } from '../../../shared/guides/sort-and-filter-list.ts'
import { defaultLanguage, pageLanguages, type PageLanguage } from '../../../shared/languages.ts'
import { localizePath, paths } from '../../../shared/paths.ts'
import { listPublicPaths } from '../../guides/reading-paths/index.ts'
import type { CatalogSnapshot } from '../../guides/catalog/index.ts'
import { escapeMarkup } from '../../platform/markup.ts'

/** Far below the limit of 50,000 URLs, so that each sitemap is generated quickly. */
const guidesPerSitemap = 1000

interface ListedPage {
  path: string
  changedAt?: string | undefined
}

/** Returns all sitemaps by URL path: for each language, one of pages and one for every thousand guides. */
export function listSitemaps(
  snapshot: CatalogSnapshot,
  listedPaths: readonly string[],
): Map<string, Sitemap> {
  // The canonical URL of a near-duplicate is that of another guide.
  const guides = snapshot.cards.filter(isListedGuide)
  const parts = Math.ceil(guides.length / guidesPerSitemap)
  const ofGuides = Array.from({ length: parts }, (_, part) => ({
    name: `guides-${part + 1}`,
    pages: guides
      .slice(part * guidesPerSitemap, (part + 1) * guidesPerSitemap)
      .map(({ id, updatedAt }) => ({ path: paths.guide(id), changedAt: updatedAt })),
  }))
  const all = [{ name: 'pages', pages: listedPages(snapshot, listedPaths) }, ...ofGuides]
  return new Map(
    pageLanguages.flatMap((language) =>
      all.map(({ name, pages }) => [`/sitemaps/${language}-${name}.xml`, { language, pages }] as const),
    ),
  )
}

interface Sitemap {
  language: PageLanguage
  pages: readonly ListedPage[]
}

export function renderSitemapIndex(sitemaps: ReadonlyMap<string, Sitemap>, origin: string): string {
  const entries = [...sitemaps].map(
    ([path, { pages }]) =>
      `<sitemap><loc>${escapeMarkup(origin + path)}</loc>${lastmod(latestOf(pages.map(({ changedAt }) => changedAt)))}</sitemap>`,
  )
  return `${declaration}<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`
}

export function renderSitemap({ language, pages }: Sitemap, origin: string): string {
  const entries = pages.map(({ path, changedAt }) => {
    const address = (of: PageLanguage) => escapeMarkup(origin + localizePath(of, path))
    const alternate = (name: string, of: PageLanguage) =>
      `<xhtml:link rel="alternate" hreflang="${name}" href="${address(of)}"/>`
    const alternates = [
      ...pageLanguages.map((of) => alternate(of, of)),
      alternate('x-default', defaultLanguage),
    ]
    return `<url><loc>${address(language)}</loc>${lastmod(changedAt)}${alternates.join('')}</url>`
  })
  return `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const lastmod = (changedAt: string | undefined) =>
  changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`

/** Returns listed pages with the date of their last change, which is known only for pages that list guides. */
function listedPages(snapshot: CatalogSnapshot, listedPaths: readonly string[]): ListedPage[] {
  const changedAt = latestOf(snapshot.cards.map(({ updatedAt }) => updatedAt))
  const shelves = new Set<string>([paths.home, paths.guides, paths.readingPaths, paths.methods])
  const categories = filterTags.filter((tag) => snapshot.catalogIndex.find({ q: tag }).cards.length > 0)
  return [
    ...listedPaths.map((path) => (shelves.has(path) ? { path, changedAt } : { path })),
    ...categories.map((tag) => ({ path: paths.guidesTagged(toTagSlug(tag)), changedAt })),
    ...listPublicPaths(snapshot, defaultLanguage).map(({ slug }) => ({
      path: toReadingPathUrl(slug),
      changedAt,
    })),
  ]
}

/** Returns the latest date. Dates in ISO 8601 sort as text. */
const latestOf = (dates: readonly (string | undefined)[]) =>
  dates.reduce((latest, date) => ((date ?? '') > (latest ?? '') ? date : latest), undefined)
