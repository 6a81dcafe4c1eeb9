import { availableStorages, storeItem } from '../../platform/browser/browser-storages.ts'
import { createListeners } from '../../platform/browser/listeners.ts'

/** The offer that a user signed up for: a guide, or the Pro plan. */
export type PendingCheckout = number | 'pro'

const keyOf = (offer: PendingCheckout, uid: string) => `pending_checkout:${uid}:${offer}`

const listeners = createListeners()

/** Stores what the user signed up to buy and has not paid yet (B5.18). For display only; it grants no access. */
export function savePendingCheckout(offer: PendingCheckout, uid: string): void {
  storeItem(availableStorages().local, keyOf(offer, uid), 'true')
  listeners.notify()
}

export function findPendingCheckout(offer: PendingCheckout, uid: string): boolean {
  return availableStorages().local?.getItem(keyOf(offer, uid)) === 'true'
}

export function clearPendingCheckout(offer: PendingCheckout, uid: string): void {
  availableStorages().local?.removeItem(keyOf(offer, uid))
  listeners.notify()
}

/** Calls the listener when a checkout is saved or cleared on this page. */
export const subscribeToPendingCheckouts = listeners.subscribe
