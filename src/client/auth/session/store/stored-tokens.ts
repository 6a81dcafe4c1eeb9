import {
  storeItem,
  type BrowserStorages,
  type ItemStorage,
} from '../../../platform/browser/browser-storages.ts'

/**
 * B16.8 and B7.29. The backup token is stored in localStorage beside Firebase's own record, which holds a refresh
 * token that is valid for years; a copied ID token, which expires within the hour, gives an attacker with access to
 * that storage nothing more. Without "remember me" it is a temporary session token, which ends with the tab.
 */
const tokenKeys = {
  backup: { token: 'backup_token', expiry: 'backup_token_expiry' },
  temporary: { token: 'temp_session_token', expiry: 'temp_session_token_expiry' },
} as const

export type StoredTokens = ReturnType<typeof createStoredTokens>

export function createStoredTokens({ local, session }: BrowserStorages<ItemStorage>) {
  const backup = { storage: local, keys: tokenKeys.backup }
  const temporary = { storage: session, keys: tokenKeys.temporary }
  let place = session?.getItem(tokenKeys.temporary.token) == null ? backup : temporary

  return {
    /** Sets where the next sign-in stores its tokens. */
    setRemember(remember: boolean) {
      place = remember ? backup : temporary
    },
    remembers: () => place === backup,
    save(token: string, expiryMs: number) {
      storeItem(place.storage, place.keys.token, token)
      storeItem(place.storage, place.keys.expiry, String(expiryMs))
    },
    /** Returns the stored token until its expiry; undefined without a valid expiry. */
    find(nowMs: number) {
      const token = place.storage?.getItem(place.keys.token) ?? ''
      const expiry = Number(place.storage?.getItem(place.keys.expiry) ?? Number.NaN)
      return token !== '' && Number.isFinite(expiry) && expiry > nowMs ? token : undefined
    },
    forget() {
      for (const { storage, keys } of [backup, temporary]) {
        storage?.removeItem(keys.token)
        storage?.removeItem(keys.expiry)
      }
    },
  }
}
