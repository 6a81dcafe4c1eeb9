import * as storageKeys from '../../../platform/browser/storage-keys.ts'
import { storeItem, type ItemStorage } from '../../../platform/browser/browser-storages.ts'
import { parseStoredItem } from '../../../platform/browser/parse-stored-item.ts'

/** Milliseconds. Firebase keeps redirect events for the same time (B7.31). */
const lifetimeMs = 10 * 60 * 1000

export interface PendingRedirect {
  startedAt: number
  remember: boolean
}

/** Stores that this tab is redirecting to the provider. */
export function saveRedirect(storage: ItemStorage | undefined, redirect: PendingRedirect): void {
  storeItem(storage, storageKeys.pendingRedirectKey, JSON.stringify(redirect))
}

/** Returns, once, the redirect that this tab has returned from; ignores an expired one. */
export function takeRedirect(storage: ItemStorage | undefined, nowMs: number): PendingRedirect | undefined {
  const stored = storage?.getItem(storageKeys.pendingRedirectKey)
  if (stored == null) return undefined
  storage?.removeItem(storageKeys.pendingRedirectKey)
  const { startedAt, remember } = parseStoredItem<PendingRedirect>(stored)
  const age = nowMs - Number(startedAt)
  return age >= 0 && age < lifetimeMs
    ? { startedAt: Number(startedAt), remember: remember === true }
    : undefined
}
