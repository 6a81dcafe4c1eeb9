import type { PageLanguage } from '../../../shared/languages.ts'

const wideScripts = new Set(['Jpan', 'Kore', 'Hans', 'Hant'])

/** Scripts with full-width characters, which carry more meaning per character and use no spaces between words. */
export function isWide(language: PageLanguage): boolean {
  return wideScripts.has(new Intl.Locale(language).maximize().script ?? '')
}

/** 'en_US', 'ja_JP': the language with the region of most of its speakers. */
export function localeOf(language: PageLanguage): string {
  return `${language}_${new Intl.Locale(language).maximize().region ?? ''}`
}
