import * as storageKeys from '../../platform/browser/storage-keys.ts'
import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'
import { subscribeToLastKnownUid } from '../../platform/browser/last-known-uid.ts'

interface UserChange {
  /** Called if no user or another user is signed in: no data of the previous user may stay. */
  onUserLeft: () => void
  /** Called if the guest signed in in another tab. */
  onUserCame: () => void
}

/**
 * Watches for sign-ins and sign-outs in other tabs, for a tab that shows `uid`, or a guest if it is null. A sign-out takes effect
 * in every tab immediately, a sign-in when a tab becomes visible. Tabs compare the stored uid, so that a suspended tab can't miss a
 * change. Returns a function that stops watching.
 */
export function watchOtherTabs(uid: string | null, { onUserLeft, onUserCame }: UserChange) {
  const storage = availableStorages().local
  if (storage === undefined) return undefined
  const uidNow = () => storage.getItem(storageKeys.lastUserUidKey)
  // Another tab has signed this user out, or another user in, between the opening of this page and its hydration.
  if (uid !== null && uidNow() !== uid && uidNow() !== (window.hydration.uid ?? null)) {
    onUserLeft()
    return undefined
  }
  if (uid !== null) storeItem(storage, storageKeys.lastUserUidKey, uid)
  // If the storage drops writes, uids can't be compared, so the other tabs are not watched.
  if (uid !== null && uidNow() !== uid) return undefined

  const compare = () => {
    const now = uidNow()
    if (now === uid || (now !== null && document.hidden)) return
    if (uid === null) onUserCame()
    else onUserLeft()
  }
  return subscribeToLastKnownUid(compare)
}
