import type { PageLanguage } from '../../../shared/languages.ts'
import type { TextName } from '../../../shared/texts/parts.ts'
import type { TextLoader } from '../texts/text-loader.ts'
import type { PageRoute } from './page-route.ts'

/** Loads all code and texts that a page's first rendering needs, so that it shows no fallback. */
export async function loadPage(route: PageRoute, language: PageLanguage, texts: TextLoader): Promise<void> {
  await Promise.all([
    ...['shop' as const, ...route.texts].map((name) => texts.load(language, name)),
    route.page.preload(),
  ])
}

/** Returns the language and the texts of a page's request. */
export function createLanguageContext(language: PageLanguage, texts: TextLoader) {
  return { language, ...texts.in(language), load: (name: TextName) => texts.load(language, name) }
}
