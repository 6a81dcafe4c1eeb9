import * as storageKeys from '../../platform/browser/storage-keys.ts'
import { storeItem, type ItemStorage } from '../../platform/browser/browser-storages.ts'

interface Tab {
  /** The event target for storage and visibility changes: the window. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  isHidden: () => boolean
  storage: ItemStorage
  /** The user that this tab shows; null for a guest. */
  uid: string | null
  /** The stored uid when the page was opened; null without one. */
  uidAtOpening: string | null
  /** Called if no user or another user is signed in: no data of the previous user may stay. */
  onUserLeft: () => void
  /** Called if the guest signed in in another tab. */
  onUserCame: () => void
}

/**
 * Watches for sign-ins and sign-outs in other tabs. A sign-out takes effect in every tab immediately, a sign-in when a tab
 * becomes visible. Tabs compare the stored uid, so that a suspended tab can't miss a change.
 */
export function watchOtherTabs(tab: Tab): () => void {
  const { page, isHidden, storage, uid, uidAtOpening, onUserLeft, onUserCame } = tab
  const uidNow = () => storage.getItem(storageKeys.lastUserUidKey)
  // Another tab has signed this user out, or another user in, between the opening of this page and its hydration.
  if (uid !== null && uidNow() !== uid && uidNow() !== uidAtOpening) {
    onUserLeft()
    return () => undefined
  }
  if (uid !== null) storeItem(storage, storageKeys.lastUserUidKey, uid)
  // If the storage drops writes, uids can't be compared, so the other tabs are not watched.
  if (uid !== null && uidNow() !== uid) return () => undefined

  const compare = () => {
    const now = uidNow()
    if (now === uid || (now !== null && isHidden())) return
    if (uid === null) onUserCame()
    else onUserLeft()
  }
  const events = ['storage', 'visibilitychange', 'pageshow']
  for (const event of events) page.addEventListener(event, compare)
  return () => {
    for (const event of events) page.removeEventListener(event, compare)
  }
}
