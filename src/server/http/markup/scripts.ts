import type { PageLanguage } from '../../../shared/languages.ts'

const wideScripts = new Set(['Jpan', 'Kore', 'Hans', 'Hant'])

/** Written in letters as wide as they are high, which say more in as many, and without spaces between words. */
export function isWide(language: PageLanguage): boolean {
  return wideScripts.has(new Intl.Locale(language).maximize().script ?? '')
}

/** 'en_US', 'ja_JP': the language as most of its speakers write it. */
export function localeOf(language: PageLanguage): string {
  return `${language}_${new Intl.Locale(language).maximize().region ?? ''}`
}
