import { availableStorages, storeItem } from '../../../platform/browser/browser-storages.ts'

/**
 * Keys of the stored tokens (B16.8, B7.29). Firebase stores a refresh token in localStorage that is valid for years, so an ID
 * token there, which expires within the hour, adds no risk. Without "remember me", the token is stored in sessionStorage and ends
 * with the tab.
 */
const tokenKeys = {
  backup: { token: 'backup_token', expiry: 'backup_token_expiry' },
  temporary: { token: 'temp_session_token', expiry: 'temp_session_token_expiry' },
} as const

export type StoredTokens = ReturnType<typeof createStoredTokens>

export function createStoredTokens() {
  const { local, session } = availableStorages()
  const backup = { storage: local, keys: tokenKeys.backup }
  const temporary = { storage: session, keys: tokenKeys.temporary }
  let place = session?.getItem(tokenKeys.temporary.token) == null ? backup : temporary

  return {
    /** Sets the storage for the tokens of the next sign-in. */
    setRemember(remember: boolean) {
      place = remember ? backup : temporary
    },
    remembers: () => place === backup,
    save(token: string, expiryMs: number) {
      storeItem(place.storage, place.keys.token, token)
      storeItem(place.storage, place.keys.expiry, String(expiryMs))
    },
    /** Returns the stored token until its expiry; undefined without a valid expiry. */
    find() {
      const token = place.storage?.getItem(place.keys.token) ?? ''
      const expiry = Number(place.storage?.getItem(place.keys.expiry) ?? Number.NaN)
      return token !== '' && Number.isFinite(expiry) && expiry > Date.now() ? token : undefined
    },
    forget() {
      for (const { storage, keys } of [backup, temporary]) {
        storage?.removeItem(keys.token)
        storage?.removeItem(keys.expiry)
      }
    },
  }
}
