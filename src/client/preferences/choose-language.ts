import type { PageLanguage } from '../../shared/languages.ts'
import { dismissToast } from '../ui/toast-store.ts'

/** Before the address changes: the head script reads the choice on the next visit. Older messages do not change along. */
export function chooseLanguage(language: PageLanguage): void {
  dismissToast()
  try {
    localStorage.setItem('language', language)
  } catch {
    // Storage is blocked: the address alone carries the language.
  }
}
