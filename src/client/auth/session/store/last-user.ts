import * as storageKeys from '../../../platform/browser/storage-keys.ts'
import { availableStorages, storeItem } from '../../../platform/browser/browser-storages.ts'
import { parseStoredItem } from '../../../platform/browser/parse-stored-item.ts'
import { clearStoredData, deleteCopies } from './clear-stored-data.ts'
import { report } from './session-parts.ts'

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

function dropBackup(): void {
  const { local, session } = availableStorages()
  for (const storage of [local, session]) storage?.removeItem(userKeys.backup)
}

/** Deletes the data of any other user in this browser. */
export function clearOtherUsers(uid: string): void {
  const { local } = availableStorages()
  const known = [userKeys.previous, storageKeys.lastUserUidKey].map((key) => local?.getItem(key) ?? uid)
  if (known.every((each) => each === uid)) return
  clearStoredData(isFirebaseKey)
  deleteCopies().catch(report('Copies of another user could not be deleted'))
}

/** Matches keys under which Firebase stores the current user. */
const isFirebaseKey = (key: string) => key.startsWith('firebase:')

/** Stores the signed-in user, after deleting the data of any other user in this browser. */
export function saveLastUser({ uid, email }: Pick<LoginBackup, 'uid' | 'email'>, remember: boolean): void {
  clearOtherUsers(uid)
  dropBackup()
  const { local, session } = availableStorages()
  const backup: LoginBackup = { uid, email, timestamp: Date.now() }
  storeItem(remember ? local : session, userKeys.backup, JSON.stringify(backup))
  if (!remember) storeItem(local, storageKeys.temporaryLoginKey, '1')
  storeItem(local, userKeys.previous, uid)
  storeItem(local, storageKeys.lastUserUidKey, uid)
}

/** Returns the user who signed in less than 24 hours ago, for display only. Deletes an expired or invalid backup. */
export function restoreLastUser(): LoginBackup | undefined {
  const { local, session } = availableStorages()
  const backup = parseBackup(local?.getItem(userKeys.backup) ?? session?.getItem(userKeys.backup))
  const age = Date.now() - (backup?.timestamp ?? Infinity)
  if (backup === undefined || age < 0 || age >= backupLifetimeMs) {
    dropBackup()
    return undefined
  }
  return backup.uid === local?.getItem(storageKeys.lastUserUidKey) ? backup : undefined
}

/** Parses a login backup. Undefined if it is invalid. */
function parseBackup(text: string | undefined | null): LoginBackup | undefined {
  const { uid, email, timestamp } = parseStoredItem<LoginBackup>(text)
  const isComplete = typeof uid === 'string' && typeof email === 'string' && Number.isFinite(timestamp)
  return isComplete ? { uid, email, timestamp: Number(timestamp) } : undefined
}

/** Deletes the stored user on sign-out. */
export function forgetLastUser(): void {
  dropBackup()
  const { local } = availableStorages()
  local?.removeItem(storageKeys.lastUserUidKey)
  local?.removeItem(storageKeys.temporaryLoginKey)
}
