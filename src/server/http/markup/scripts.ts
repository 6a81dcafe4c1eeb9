import { pageLanguages, type PageLanguage } from '../../../shared/languages.ts'

const wideScripts = new Set(['Jpan', 'Kore', 'Hans', 'Hant'])

/** Locales with script and region, by language. Cached, because computing them takes as long as the rest of the head. */
const locales = new Map(pageLanguages.map((language) => [language, new Intl.Locale(language).maximize()]))

/** Returns whether the language's script has full-width characters, which carry more meaning each and need no spaces. */
export function isFullWidthLanguage(language: PageLanguage): boolean {
  return wideScripts.has(locales.get(language)?.script ?? '')
}

/** Returns the language with its most likely region, such as 'en_US' or 'ja_JP'. */
export function toOpenGraphLocale(language: PageLanguage): string {
  return `${language}_${locales.get(language)?.region ?? ''}`
}
