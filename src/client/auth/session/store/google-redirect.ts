import * as storageKeys from '../../../platform/browser/storage-keys.ts'
import { storeItem, type ItemStorage } from '../../../platform/browser/browser-storages.ts'

/** B7.31: as long as Firebase itself keeps the events of a redirect. */
const lifetimeMs = 10 * 60 * 1000

export interface PendingRedirect {
  startedAt: number
  remember: boolean
}

/** This tab is leaving for the provider. */
export function rememberRedirect(storage: ItemStorage | undefined, redirect: PendingRedirect): void {
  storeItem(storage, storageKeys.redirect, JSON.stringify(redirect))
}

/** The redirect that this tab returns from, once; an old one is ignored. */
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
