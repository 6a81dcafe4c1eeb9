import { pageLanguages, type PageLanguage } from '../../../shared/languages.ts'

const wideScripts = new Set(['Jpan', 'Kore', 'Hans', 'Hant'])

/** With its script and the region of most of its speakers; asking for them takes as long as writing the rest of a head. */
const locales = new Map(pageLanguages.map((language) => [language, new Intl.Locale(language).maximize()]))

/** Scripts with full-width characters, which carry more meaning per character and use no spaces between words. */
export function isWide(language: PageLanguage): boolean {
  return wideScripts.has(locales.get(language)?.script ?? '')
}

/** 'en_US', 'ja_JP': the language with the region of most of its speakers. */
export function localeOf(language: PageLanguage): string {
  return `${language}_${locales.get(language)?.region ?? ''}`
}
