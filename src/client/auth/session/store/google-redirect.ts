import * as storageKeys from '../../../platform/browser/storage-keys.ts'
import { availableStorages, storeItem } from '../../../platform/browser/browser-storages.ts'
import { parseStoredItem } from '../../../platform/browser/parse-stored-item.ts'

/** Milliseconds. Firebase keeps redirect events for the same time (B7.31). */
const lifetimeMs = 10 * 60 * 1000

export interface PendingRedirect {
  startedAt: number
  remember: boolean
}

/** Stores that this tab is redirecting to the provider. */
export function saveRedirect(remember: boolean): void {
  const redirect: PendingRedirect = { startedAt: Date.now(), remember }
  storeItem(availableStorages().session, storageKeys.pendingRedirectKey, JSON.stringify(redirect))
}

/** Returns, once, the redirect that this tab has returned from; ignores an expired one. */
export function takeRedirect(): PendingRedirect | undefined {
  const { session } = availableStorages()
  const stored = session?.getItem(storageKeys.pendingRedirectKey)
  if (stored == null) return undefined
  session?.removeItem(storageKeys.pendingRedirectKey)
  const { startedAt, remember } = parseStoredItem<PendingRedirect>(stored)
  const age = Date.now() - Number(startedAt)
  return age >= 0 && age < lifetimeMs
    ? { startedAt: Number(startedAt), remember: remember === true }
    : undefined
}
