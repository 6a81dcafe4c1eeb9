import { keepItem, type ItemStorage } from './stored-data.ts'

/**
 * Who is signed in in this browser, for all its tabs. The stored uid is also the message: other tabs hear of a change
 * at once, and one that was asleep reads it when it is looked at again, which a channel between tabs could not offer.
 */
export const lastKnownKey = 'last_known_user_uid'

interface Page extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

interface Tab {
  page: Page
  storage: ItemStorage
  /** Whom this tab shows; null for a guest. */
  uid: string | null
  /** Nobody, or somebody else, is signed in now: nothing of the one shown may stay. */
  personLeft: () => void
  /** This guest has signed in in another tab. */
  personCame: () => void
}

/** Signing out anywhere ends every tab at once; whoever signs in elsewhere is met when this tab is looked at again. */
export function followOtherTabs({ page, storage, uid, personLeft, personCame }: Tab): () => void {
  if (uid !== null) keepItem(storage, lastKnownKey, uid)
  // A storage that keeps nothing says nothing.
  if (uid !== null && storage.getItem(lastKnownKey) !== uid) return () => undefined

  const compare = () => {
    const now = storage.getItem(lastKnownKey)
    if (now === uid) return
    if (uid === null) return personCame()
    personLeft()
  }
  const compareWhenSeen = () => {
    if (page.document.visibilityState === 'visible') compare()
  }
  const seeAgain = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) compare()
  }
  const hear = (event: Event) => {
    const { key, newValue } = event as StorageEvent
    if (key !== null && key !== lastKnownKey) return
    if (newValue === null) compare()
    else compareWhenSeen()
  }
  page.addEventListener('storage', hear)
  page.addEventListener('pageshow', seeAgain)
  page.document.addEventListener('visibilitychange', compareWhenSeen)
  return () => {
    page.removeEventListener('storage', hear)
    page.removeEventListener('pageshow', seeAgain)
    page.document.removeEventListener('visibilitychange', compareWhenSeen)
  }
}
