import type { PageLanguage } from '../../../shared/languages.ts'
import { toLocalPath, localizePath } from '../../../shared/paths.ts'
import type { Head } from './page-route.ts'

/** Path of the page whose head the document has, its title for page views, and the callbacks waiting for another head. */
let appliedTo: string | undefined
let countedTitle = ''
const waiting = new Set<() => void>()

/** Calls back once the document has the head of the current page. Returns a function that stops waiting. */
export function runWhenHeadApplied(callBack: (countedTitle: string) => void): () => void {
  const { pathname } = window.location
  const check = () => {
    if (appliedTo !== pathname) return
    waiting.delete(check)
    callBack(countedTitle)
  }
  waiting.add(check)
  check()
  return () => void waiting.delete(check)
}

/** Updates the document's head after a client navigation. */
export function applyHead(head: Head, language: PageLanguage): void {
  document.documentElement.lang = language
  document.title = head.title
  const description = document.querySelector('meta[name="description"]')
  description?.setAttribute('content', head.description)
  for (const said of [document.querySelector('title'), description])
    said?.setAttribute('lang', head.language ?? language)
  // Updates the canonical URL, which phones share instead of the address bar's. The server has already set its host.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const { canonicalPath } = head
  const path =
    canonicalPath === undefined
      ? toLocalPath(window.location.pathname)
      : localizePath(language, canonicalPath)
  if (canonical !== null) canonical.href = new URL(path, canonical.href).href
  appliedTo = window.location.pathname
  countedTitle = head.countedTitle ?? head.title
  for (const check of waiting) check()
}
