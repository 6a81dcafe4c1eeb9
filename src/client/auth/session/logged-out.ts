import { loggedOutCookie } from '../../../shared/auth/logged-out-cookie.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import * as storageKeys from '../../platform/browser/storage-keys.ts'

/** Milliseconds that a logout waits for the shop's response. */
export const logoutTimeoutMs = 3000

/** Marks this browser as logged out: the server ignores its session cookie, and other tabs are notified (B7.36). */
export function markLoggedOut(): void {
  document.cookie = `${loggedOutCookie}=1; path=/; max-age=31536000; samesite=lax`
  availableStorages().local?.removeItem(storageKeys.lastUserUidKey)
}

export const isLoggedOut = () => document.cookie.includes(`${loggedOutCookie}=`)
