import type { PageLanguage } from '../../../shared/languages.ts'
import * as storageKeys from '../../platform/browser/storage-keys.ts'
import { localizePath, paths, splitLanguage } from '../../../shared/paths.ts'

const storageKey = storageKeys.returnPathKey

/** B7.7, in milliseconds. */
export const redirectDelayMs = 500

type PathStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Sets a path to open after login instead of the last page, which the head script has stored. */
export function saveReturnPath(storage: PathStorage, path: string): void {
  storage.setItem(storageKey, path)
}

/** Returns the stored path once, in the page's language; ignores a path that could leave this site (B7.7). */
export function takeReturnPath(
  storage: PathStorage | undefined,
  origin: string,
  language: PageLanguage,
): string {
  const saved = storage?.getItem(storageKey) ?? ''
  storage?.removeItem(storageKey)
  const home = localizePath(language, paths.home)
  if (!saved.startsWith('/') || !URL.canParse(saved, origin)) return home
  const address = new URL(saved, origin)
  if (address.origin !== origin) return home
  return `${localizePath(language, splitLanguage(address.pathname).path)}${address.search}${address.hash}`
}
