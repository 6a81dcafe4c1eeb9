import type { PageLanguage } from '../../../shared/languages.ts'
import type { TextName } from '../../../shared/texts/parts.ts'
import type { TextLoader } from '../texts/text-loader.ts'
import type { PageRoute } from './page-route.ts'

/** Loads everything that a page's first rendering needs, so that it neither suspends nor shows a fallback. */
export async function loadPage(route: PageRoute, language: PageLanguage, texts: TextLoader): Promise<void> {
  await Promise.all([
    ...['shop' as const, ...route.texts].map((name) => texts.load(language, name)),
    route.page.preload(),
  ])
}

/** The language and texts of a page's request. */
export function languageContext(language: PageLanguage, texts: TextLoader) {
  return { language, ...texts.in(language), load: (name: TextName) => texts.load(language, name) }
}
