import type { PageLanguage } from '../../shared/languages.ts'

/** The head script reads this on the next visit, so it must be stored before the address changes. */
export function storeLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem('language', language)
  } catch {
    // Storage is blocked: the address alone carries the language.
  }
}
