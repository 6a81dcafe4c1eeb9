import { availableStorages, storeItem, type ItemStorage } from '../../platform/browser/browser-storages.ts'

/** What somebody signed up for: a guide, or the Pro plan. */
export type PendingCheckout = number | 'pro'

const keyOf = (offer: PendingCheckout, uid: string) => `pending_checkout:${uid}:${offer}`

/** Somebody has signed up in order to buy this, and has not paid yet (B5.18). It is shown, and opens nothing. */
export function savePendingCheckout(
  offer: PendingCheckout,
  uid: string,
  storage: ItemStorage | undefined = availableStorages().local,
): void {
  storeItem(storage, keyOf(offer, uid), 'true')
  tell()
}

export function findPendingCheckout(
  offer: PendingCheckout,
  uid: string,
  storage: ItemStorage | undefined = availableStorages().local,
): boolean {
  return storage?.getItem(keyOf(offer, uid)) === 'true'
}

export function clearPendingCheckout(
  offer: PendingCheckout,
  uid: string,
  storage: ItemStorage | undefined = availableStorages().local,
): void {
  storage?.removeItem(keyOf(offer, uid))
  tell()
}

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/** Calls back when one is noted or cleared on this page. */
export function subscribeToPendingCheckouts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
