import * as storageKeys from '../../../platform/browser/storage-keys.ts'
import {
  storeItem,
  type BrowserStorages,
  type ItemStorage,
  type KeyedStorage,
} from '../../../platform/browser/browser-storages.ts'
import { parseStoredItem } from '../../../platform/browser/parse-stored-item.ts'
import { clearStoredData } from './clear-stored-data.ts'

const userKeys = {
  /** Uid of the user whose data this browser stores. Kept after an expired session, but not after a logout. */
  previous: 'previous_user',
  backup: 'login_backup',
} as const

/** B7.30. */
const backupLifetimeMs = 24 * 60 * 60 * 1000

export interface LoginBackup {
  uid: string
  email: string
  timestamp: number
}

export type LastUser = ReturnType<typeof createLastUserStore>

export function createLastUserStore(
  storages: BrowserStorages<ItemStorage & KeyedStorage>,
  deleteCopies: () => void,
) {
  const { local, session } = storages
  const places = [local, session]
  const dropBackup = () => places.forEach((storage) => storage?.removeItem(userKeys.backup))

  /** Deletes the data of any other user in this browser. */
  function clearOtherUsers(uid: string): void {
    const known = [userKeys.previous, storageKeys.lastUserUidKey].map((key) => local?.getItem(key) ?? uid)
    if (known.every((each) => each === uid)) return
    clearStoredData(storages, isFirebaseKey)
    deleteCopies()
  }

  return {
    clearOtherUsers,
    lastKnownUid: () => local?.getItem(storageKeys.lastUserUidKey) ?? undefined,
    /** Stores the signed-in user, after deleting the data of any other user in this browser. */
    save(
      { uid, email }: Pick<LoginBackup, 'uid' | 'email'>,
      { remember, nowMs }: { remember: boolean; nowMs: number },
    ) {
      clearOtherUsers(uid)
      dropBackup()
      const backup: LoginBackup = { uid, email, timestamp: nowMs }
      storeItem(remember ? local : session, userKeys.backup, JSON.stringify(backup))
      if (!remember) storeItem(local, storageKeys.temporaryLoginKey, '1')
      storeItem(local, userKeys.previous, uid)
      storeItem(local, storageKeys.lastUserUidKey, uid)
    },
    /** Returns the user who signed in less than 24 hours ago, for display only. Deletes an expired or invalid backup. */
    restore(nowMs: number) {
      const stored = places.map((storage) => storage?.getItem(userKeys.backup)).find((text) => text != null)
      const backup = parseBackup(stored)
      const age = nowMs - (backup?.timestamp ?? Infinity)
      if (backup === undefined || age < 0 || age >= backupLifetimeMs) {
        dropBackup()
        return undefined
      }
      return backup.uid === local?.getItem(storageKeys.lastUserUidKey) ? backup : undefined
    },
    /** Deletes the stored user on sign-out. */
    forget() {
      dropBackup()
      local?.removeItem(storageKeys.lastUserUidKey)
      local?.removeItem(storageKeys.temporaryLoginKey)
    },
  }
}

/** Matches keys under which Firebase stores the current user. */
const isFirebaseKey = (key: string) => key.startsWith('firebase:')

/** Parses a login backup. Undefined if it is invalid. */
function parseBackup(text: string | undefined | null): LoginBackup | undefined {
  const { uid, email, timestamp } = parseStoredItem<LoginBackup>(text)
  const isComplete = typeof uid === 'string' && typeof email === 'string' && Number.isFinite(timestamp)
  return isComplete ? { uid, email, timestamp: Number(timestamp) } : undefined
}
