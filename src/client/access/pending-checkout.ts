import type { FlagStorage } from './access-flags.ts'

const keyOf = (guideId: number) => `pending_checkout:${guideId}`

/** Somebody has signed up in order to buy this guide, and has not paid yet (reading A44). */
export function notePendingCheckout(storage: FlagStorage, guideId: number): void {
  storage?.setItem(keyOf(guideId), 'true')
}

export function hasPendingCheckout(storage: FlagStorage, guideId: number): boolean {
  return storage?.getItem(keyOf(guideId)) === 'true'
}

export function endPendingCheckout(storage: FlagStorage, guideId: number): void {
  storage?.removeItem(keyOf(guideId))
}
