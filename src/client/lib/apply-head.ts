import type { PageLanguage } from '../../shared/languages.ts'
import type { Head } from '../routes.tsx'

/** Brings the document's head up to date after a navigation without reload. */
export function applyHead(head: Head, language: PageLanguage): void {
  document.documentElement.lang = language
  document.title = head.title
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  description?.setAttribute('content', head.description)
  for (const said of [document.querySelector('title'), description])
    said?.setAttribute('lang', head.language ?? language)
}
