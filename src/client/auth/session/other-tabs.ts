import { storageKeys } from '../../platform/browser/storage-keys.ts'
import { storeItem, type ItemStorage } from '../../platform/browser/browser-storages.ts'

interface Tab {
  /** Hears of changed storage and of being looked at: the window. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isHidden: () => boolean
  storage: ItemStorage
  /** Whom this tab shows; null for a guest. */
  uid: string | null
  /** Nobody, or somebody else, is signed in now: nothing of the one shown may stay. */
  onUserLeft: () => void
  /** This guest has signed in in another tab. */
  onUserCame: () => void
}

/**
 * Signing out anywhere ends every tab at once; whoever signs in elsewhere is met when this tab is looked at again. The
 * stored uid is the message itself, so that a tab that was asleep reads it late instead of missing it.
 */
export function watchOtherTabs({ page, isHidden, storage, uid, onUserLeft, onUserCame }: Tab): () => void {
  if (uid !== null) storeItem(storage, storageKeys.lastKnown, uid)
  // A storage that keeps nothing says nothing.
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
