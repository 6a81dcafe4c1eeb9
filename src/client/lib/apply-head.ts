import type { PageLanguage } from '../../shared/languages.ts'
import { pathIn } from '../../shared/paths.ts'
import type { Head } from '../routes.tsx'

/** Brings the document's head up to date after a navigation without reload. */
export function applyHead(head: Head, language: PageLanguage): void {
  document.documentElement.lang = language
  document.title = head.title
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description)
  // Phones share this address and not the one in the bar.
  const { pathname } = window.location
  const canonical = head.canonicalPath === undefined ? pathname : pathIn(language, head.canonicalPath)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical)
}
