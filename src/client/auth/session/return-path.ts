import type { PageLanguage } from '../../../shared/languages.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import * as storageKeys from '../../platform/browser/storage-keys.ts'
import { localizePath, paths, splitLanguage } from '../../../shared/paths.ts'

const storageKey = storageKeys.returnPathKey

/** B7.7, in milliseconds. */
export const redirectDelayMs = 500

/** Sets a path to open after login instead of the last page, which the head script has stored. */
export function saveReturnPath(path: string): void {
  availableStorages().session?.setItem(storageKey, path)
}

/** Returns the stored path once, in the page's language; ignores a path that could leave this site (B7.7). */
export function takeReturnPath(origin: string, language: PageLanguage): string {
  const { session } = availableStorages()
  const saved = session?.getItem(storageKey) ?? ''
  session?.removeItem(storageKey)
  const home = localizePath(language, paths.home)
  if (!saved.startsWith('/') || !URL.canParse(saved, origin)) return home
  const address = new URL(saved, origin)
  if (address.origin !== origin) return home
  return `${localizePath(language, splitLanguage(address.pathname).path)}${address.search}${address.hash}`
}
