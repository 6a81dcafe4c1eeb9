import type { PageLanguage } from '../../../shared/languages.ts'
import { createListeners } from '../../platform/browser/listeners.ts'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'
import type { OfflineCopyStamp } from './copy-rules.ts'

/** A guide that a user has saved on this device, without its text. */
export interface OfflineGuideCopy extends OfflineCopyStamp {
  /** Username or email address. Copies saved by 0.5.0 have none. */
  reader?: string
  titleEn: string
  titleJa: string
  keptAt: number
  bytes: number
}

/** Saved guides by page language. A copy lacks languages that the shop has added later. */
export type OfflineCopyPages = Partial<Record<PageLanguage, ShownGuide>>

interface KeptText {
  uid: string
  guideId: number
  pages: OfflineCopyPages
}

const databaseName = 'kept-guides'
/** Texts have a store of their own, so that a check does not have to read them. */
const stores = ['guides', 'texts'] as const
type Stores = Record<(typeof stores)[number], IDBObjectStore>

export const listOfflineCopies = (): Promise<OfflineGuideCopy[]> =>
  inDatabase('readonly', ({ guides }) => guides.getAll() as IDBRequest<OfflineGuideCopy[]>)

/** Returns whether any user of this browser has saved the guide. */
export async function hasOfflineCopy(guideId: number): Promise<boolean> {
  return (await listOfflineCopies()).some((kept) => kept.guideId === guideId)
}

export async function findOfflineCopyPages(
  uid: string,
  guideId: number,
): Promise<OfflineCopyPages | undefined> {
  const text = await inDatabase(
    'readonly',
    ({ texts }) => texts.get([uid, guideId]) as IDBRequest<KeptText | undefined>,
  )
  return text?.pages
}

export async function storeOfflineCopy(kept: OfflineGuideCopy, pages: OfflineCopyPages): Promise<void> {
  const { uid, guideId } = kept
  await inDatabase('readwrite', ({ guides, texts }) => {
    texts.put({ uid, guideId, pages } satisfies KeptText)
    return guides.put(kept)
  })
  tellOfChange()
}

/** Stores the time of a successful check. Does not restore copies that were deleted in the meantime. */
export async function updateOfflineCopyCheckedAt(
  kept: readonly OfflineGuideCopy[],
  checkedAt: number,
): Promise<void> {
  await inDatabase('readwrite', ({ guides }) => {
    for (const { uid, guideId } of kept) {
      const found = guides.get([uid, guideId]) as IDBRequest<OfflineGuideCopy | undefined>
      found.addEventListener('success', () => {
        if (found.result !== undefined) guides.put({ ...found.result, checkedAt })
      })
    }
    return guides.count()
  })
  tellOfChange()
}

export async function deleteOfflineCopies(
  kept: readonly Pick<OfflineCopyStamp, 'uid' | 'guideId'>[],
): Promise<void> {
  if (kept.length === 0) return
  await inDatabase('readwrite', ({ guides, texts }) => {
    for (const { uid, guideId } of kept) {
      guides.delete([uid, guideId])
      texts.delete([uid, guideId])
    }
    return guides.count()
  })
  tellOfChange()
}

/** Deletes the copies of all users in this browser, on logout. */
export async function deleteAllOfflineCopies(): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  await inDatabase('readwrite', ({ guides, texts }) => {
    texts.clear()
    return guides.clear()
  })
  tellOfChange()
}

/** Runs a request in one transaction; resolves when the transaction is complete. */
async function inDatabase<T>(mode: IDBTransactionMode, act: (stores: Stores) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(stores, mode)
      const [guides, texts] = stores.map((name) => transaction.objectStore(name)) as [
        IDBObjectStore,
        IDBObjectStore,
      ]
      const request = act({ guides, texts })
      transaction.addEventListener('complete', () => resolve(request.result))
      // The reason for an abort, such as a full disk, is available only in this event.
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored')))
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.addEventListener('upgradeneeded', () => {
      for (const name of stores) opening.result.createObjectStore(name, { keyPath: ['uid', 'guideId'] })
    })
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('No database')))
  })
}

const listeners = createListeners()
let channel: BroadcastChannel | undefined

/** Opens the channel on first use, because it would keep a process alive and the server loads this module, too. */
function otherTabs(): BroadcastChannel | undefined {
  return (channel ??= 'BroadcastChannel' in globalThis ? new BroadcastChannel(databaseName) : undefined)
}

/** Listens to changes in this tab and in other tabs; returns an unsubscribe function. */
export function subscribeToOfflineCopies(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener)
  otherTabs()?.addEventListener('message', listener)
  return () => {
    unsubscribe()
    otherTabs()?.removeEventListener('message', listener)
  }
}

function tellOfChange(): void {
  listeners.notify()
  otherTabs()?.postMessage('changed')
}
