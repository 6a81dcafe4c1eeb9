import * as storageKeys from '../../../platform/browser/storage-keys.ts'
import { storeItem, type ItemStorage } from '../../../platform/browser/browser-storages.ts'

/** B7.31: Firebase keeps the events of a redirect for the same time. */
const lifetimeMs = 10 * 60 * 1000

export interface PendingRedirect {
  startedAt: number
  remember: boolean
}

/** Records that this tab leaves for the provider. */
export function rememberRedirect(storage: ItemStorage | undefined, redirect: PendingRedirect): void {
  storeItem(storage, storageKeys.redirect, JSON.stringify(redirect))
}

/** Returns the redirect that this tab returns from, once; ignores an old one. */
export function takeRedirect(storage: ItemStorage | undefined, nowMs: number): PendingRedirect | undefined {
  const stored = storage?.getItem(storageKeys.redirect)
  if (stored == null) return undefined
  storage?.removeItem(storageKeys.redirect)
  try {
    const { startedAt, remember } = JSON.parse(stored) as Partial<PendingRedirect>
    const age = nowMs - Number(startedAt)
    return age >= 0 && age < lifetimeMs
      ? { startedAt: Number(startedAt), remember: remember === true }
      : undefined
  } catch {
    return undefined
  }
}
