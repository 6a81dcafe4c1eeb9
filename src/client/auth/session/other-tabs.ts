import * as storageKeys from '../../platform/browser/storage-keys.ts'
import { storeItem, type ItemStorage } from '../../platform/browser/browser-storages.ts'

interface Tab {
  /** The event target for storage and visibility changes: the window. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isHidden: () => boolean
  storage: ItemStorage
  /** The user that this tab shows; null for a guest. */
  uid: string | null
  /** No user or another user is signed in now: no data of the previous user may stay. */
  onUserLeft: () => void
  /** The guest has signed in in another tab. */
  onUserCame: () => void
}

/**
 * A sign-out in any tab reaches every tab at once; a sign-in reaches this tab when it becomes visible again. The
 * stored uid itself is the message, so that a suspended tab reads it late instead of missing it.
 */
export function watchOtherTabs({ page, isHidden, storage, uid, onUserLeft, onUserCame }: Tab): () => void {
  if (uid !== null) storeItem(storage, storageKeys.lastKnown, uid)
  // A storage that drops writes cannot be compared.
  if (uid !== null && storage.getItem(storageKeys.lastKnown) !== uid) return () => undefined

  const compare = () => {
    const now = storage.getItem(storageKeys.lastKnown)
    if (now === uid || (now !== null && isHidden())) return
    if (uid === null) onUserCame()
    else onUserLeft()
  }
  page.addEventListener('storage', compare)
  page.addEventListener('visibilitychange', compare)
  return () => {
    page.removeEventListener('storage', compare)
    page.removeEventListener('visibilitychange', compare)
  }
}
