import { parseStoredItem } from '../platform/browser/parse-stored-item.ts'
import type { AccessFlagStorage } from './access-flags.ts'

/** Purchases stored in this browser, for display only (B5.17). */
interface SubscriptionState {
  isSubscribed: boolean
  purchasedGuideIds: number[]
}

export const subscriptionStateKey = (uid: string) => `subscription_state:${uid}`

export function readSubscriptionState(storage: AccessFlagStorage, uid: string): SubscriptionState {
  const stored = storage?.getItem(subscriptionStateKey(uid))
  const { isSubscribed, purchasedGuideIds } = parseStoredItem<SubscriptionState>(stored)
  if (typeof isSubscribed === 'boolean' && Array.isArray(purchasedGuideIds))
    return { isSubscribed, purchasedGuideIds }
  return { isSubscribed: false, purchasedGuideIds: [] }
}

export function setSubscribed(storage: AccessFlagStorage, uid: string, isSubscribed: boolean): void {
  write(storage, uid, { ...readSubscriptionState(storage, uid), isSubscribed })
}

export function addPurchasedGuide(storage: AccessFlagStorage, uid: string, guideId: number): void {
  const state = readSubscriptionState(storage, uid)
  if (state.purchasedGuideIds.includes(guideId)) return
  write(storage, uid, { ...state, purchasedGuideIds: [...state.purchasedGuideIds, guideId] })
}

export function isGuideAccessible({ isSubscribed, purchasedGuideIds }: SubscriptionState, guideId: number) {
  return isSubscribed || purchasedGuideIds.includes(guideId)
}

/** Writes changes only, because each write notifies other tabs. */
function write(storage: AccessFlagStorage, uid: string, state: SubscriptionState): void {
  const text = JSON.stringify(state)
  const key = subscriptionStateKey(uid)
  if (storage?.getItem(key) !== text) storage?.setItem(key, text)
}
