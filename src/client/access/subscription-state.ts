import { parseStoredItem } from '../platform/browser/parse-stored-item.ts'
import { availableStorages } from '../platform/browser/browser-storages.ts'

/** Purchases stored in this browser, for display only (B5.17). */
interface SubscriptionState {
  isSubscribed: boolean
  purchasedGuideIds: number[]
}

export const subscriptionStateKey = (uid: string) => `subscription_state:${uid}`

export function readSubscriptionState(uid: string): SubscriptionState {
  const stored = availableStorages().local?.getItem(subscriptionStateKey(uid))
  const { isSubscribed, purchasedGuideIds } = parseStoredItem<SubscriptionState>(stored)
  if (typeof isSubscribed === 'boolean' && Array.isArray(purchasedGuideIds))
    return { isSubscribed, purchasedGuideIds }
  return { isSubscribed: false, purchasedGuideIds: [] }
}

export function setSubscribed(uid: string, isSubscribed: boolean): void {
  write(uid, { ...readSubscriptionState(uid), isSubscribed })
}

export function addPurchasedGuide(uid: string, guideId: number): void {
  const state = readSubscriptionState(uid)
  if (state.purchasedGuideIds.includes(guideId)) return
  write(uid, { ...state, purchasedGuideIds: [...state.purchasedGuideIds, guideId] })
}

export function isGuideAccessible({ isSubscribed, purchasedGuideIds }: SubscriptionState, guideId: number) {
  return isSubscribed || purchasedGuideIds.includes(guideId)
}

/** Writes changes only, because each write notifies other tabs. */
function write(uid: string, state: SubscriptionState): void {
  const text = JSON.stringify(state)
  const key = subscriptionStateKey(uid)
  const { local } = availableStorages()
  if (local?.getItem(key) !== text) local?.setItem(key, text)
}
