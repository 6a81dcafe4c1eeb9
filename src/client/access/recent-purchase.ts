import { useMemo, useSyncExternalStore } from 'react'
import { useAuth } from '../auth/session/session-provider.tsx'
import { findLastCheckoutGuideId } from './access-flags.ts'
import { availableStorages, storeItem } from '../platform/browser/browser-storages.ts'
import { parseStoredItem } from '../platform/browser/parse-stored-item.ts'
import { createListeners } from '../platform/browser/listeners.ts'

/** A recent purchase, shown on the guide list or the guide itself (B8.6, B5.25). It grants no access. */
export interface RecentPurchase {
  plan: 'guide' | 'pro'
  /** Id of the bought guide. For Pro, id of the guide on whose page the checkout was started; null if there was none. */
  guideId: number | null
  /** Unix time in milliseconds. */
  at: number
}

/** B14.12. */
const shownForMs = 24 * 60 * 60 * 1000

const readText = (uid: string) => availableStorages().local?.getItem(keyOf(uid)) ?? null
const keyOf = (uid: string) => `just_bought:${uid}`
const listeners = createListeners()
/** Id of the guide that was bought in this visit and has been opened. */
let newGuide: number | undefined
let isFocusOwed = false

/** Saves a purchase. A purchase of Pro contains the guide on whose page the checkout was started, if any. */
export function saveRecentPurchase(
  uid: string,
  /** Id of the bought guide. Null for Pro. */
  guideId: number | null,
  cameFrom: number | undefined = findLastCheckoutGuideId(uid),
): void {
  const bought: RecentPurchase = {
    plan: guideId === null ? 'pro' : 'guide',
    guideId: guideId ?? cameFrom ?? null,
    at: Date.now(),
  }
  storeItem(availableStorages().local, keyOf(uid), JSON.stringify(bought))
  isFocusOwed = true
  listeners.notify()
}

export function clearRecentPurchase(uid: string): void {
  availableStorages().local?.removeItem(keyOf(uid))
  listeners.notify()
}

/** Clears the purchase once its guide, or any guide with Pro, is opened. */
export function clearOpenedPurchase(uid: string, guideId: number): void {
  const bought = parseRecentPurchase(readText(uid))
  if (bought?.plan !== 'pro' && bought?.guideId !== guideId) return
  newGuide = bought.plan === 'guide' ? guideId : undefined
  isFocusOwed = true
  clearRecentPurchase(uid)
}

export function useIsJustBoughtGuide(guideId: number): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => newGuide === guideId,
    () => false,
  )
}

/** Returns whether the focus should move to the purchase, and resets it, so that only one component moves the focus. */
export function takePendingFocus(): boolean {
  const isOwed = isFocusOwed
  isFocusOwed = false
  return isOwed
}

export function parseRecentPurchase(text: string | null): RecentPurchase | undefined {
  const { plan, guideId, at } = parseStoredItem<RecentPurchase>(text)
  if (typeof at !== 'number' || Date.now() - at >= shownForMs) return undefined
  if (plan === 'guide' && typeof guideId === 'number') return { plan, guideId, at }
  if (plan === 'pro' && (typeof guideId === 'number' || guideId === null)) return { plan, guideId, at }
  return undefined
}

/** Returns the purchase; undefined on the server, which can't read this browser's storage. */
export function useRecentPurchase(): RecentPurchase | undefined {
  const { session } = useAuth()
  const text = useSyncExternalStore(
    listeners.subscribe,
    () => (session === null ? null : readText(session.uid)),
    () => null,
  )
  return useMemo(() => parseRecentPurchase(text), [text])
}
