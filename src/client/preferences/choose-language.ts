import type { PageLanguage } from '../../shared/languages.ts'
import { dismissToast } from '../ui/toast-store.ts'

/**
 * Call before the address changes: the head script reads the choice on the next visit. Closes the open message, which
 * would stay in the old language.
 */
export function chooseLanguage(language: PageLanguage): void {
  dismissToast()
  try {
    localStorage.setItem('language', language)
  } catch {
    // Storage is blocked: only the address carries the language.
  }
}
