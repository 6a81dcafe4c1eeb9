import type { PageLanguage } from '../../../shared/languages.ts'
import type { Catalogues } from '../texts/text-loader.ts'
import type { PageRoute } from './page-route.ts'

/** Everything that a page's first rendering needs, so that it neither suspends nor shows a fallback. */
export async function loadPage(
  route: PageRoute,
  language: PageLanguage,
  catalogues: Catalogues,
): Promise<void> {
  await Promise.all([
    catalogues.load(language, 'shop'),
    route.texts === undefined ? undefined : catalogues.load(language, route.texts),
    route.page.preload(),
  ])
}
