import { paths } from '../../shared/paths.ts'

const storageKey = 'path-after-login'

/** Spec 9. */
export const redirectDelayMs = 500

type PathStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where the login page leads to afterwards: a path of this site, language prefix included. */
export function rememberReturnPath(storage: PathStorage, path: string): void {
  storage.setItem(storageKey, path)
}

/** The remembered path, once; anything that could leave this site counts as none (reading A31). */
export function takeReturnPath(
  storage: PathStorage | undefined,
  origin: string,
  home: string = paths.home,
): string {
  const saved = storage?.getItem(storageKey) ?? ''
  storage?.removeItem(storageKey)
  if (!saved.startsWith('/') || !URL.canParse(saved, origin)) return home
  const address = new URL(saved, origin)
  return address.origin === origin ? `${address.pathname}${address.search}${address.hash}` : home
}
