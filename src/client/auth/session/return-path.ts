import type { PageLanguage } from '../../../shared/languages.ts'
import * as storageKeys from '../../platform/browser/storage-keys.ts'
import { pathIn, paths, splitLanguage } from '../../../shared/paths.ts'

const storageKey = storageKeys.returnPath

/** B7.7. */
export const redirectDelayMs = 500

type PathStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Leads elsewhere after logging in than to the last page, which the head script has kept. */
export function rememberReturnPath(storage: PathStorage, path: string): void {
  storage.setItem(storageKey, path)
}

/** The kept path, once, in the page's language; anything that could leave this site counts as none (B7.7). */
export function takeReturnPath(
  storage: PathStorage | undefined,
  origin: string,
  language: PageLanguage,
): string {
  const saved = storage?.getItem(storageKey) ?? ''
  storage?.removeItem(storageKey)
  const home = pathIn(language, paths.home)
  if (!saved.startsWith('/') || !URL.canParse(saved, origin)) return home
  const address = new URL(saved, origin)
  if (address.origin !== origin) return home
  return `${pathIn(language, splitLanguage(address.pathname).path)}${address.search}${address.hash}`
}
