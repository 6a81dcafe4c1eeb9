import { expect, test } from 'vitest'
import {
  addPurchasedGuide,
  isGuideAccessible,
  readSubscriptionState,
  setSubscribed,
  subscriptionStateKey,
} from './subscription-state.ts'

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the subscription state stores each purchase once, and sets and unsets Pro', () => {
  const storage = memoryStorage()
  addPurchasedGuide(storage, 'aiko', 7)
  addPurchasedGuide(storage, 'aiko', 7)
  setSubscribed(storage, 'aiko', true)
  expect(readSubscriptionState(storage, 'aiko')).toEqual({ isSubscribed: true, purchasedGuideIds: [7] })
  setSubscribed(storage, 'aiko', false)
  expect(readSubscriptionState(storage, 'aiko')).toEqual({ isSubscribed: false, purchasedGuideIds: [7] })
  expect(readSubscriptionState(storage, 'ben')).toEqual({ isSubscribed: false, purchasedGuideIds: [] })
})

test.each([
  [false, [], false],
  [true, [], true],
  [false, [7], true],
  [false, [8], false],
  [true, [8], true],
])('with Pro %s and purchases %j, access to guide 7 is %s', (isSubscribed, purchasedGuideIds, accessible) => {
  expect(isGuideAccessible({ isSubscribed, purchasedGuideIds }, 7)).toBe(accessible)
})

test.each(['', 'no JSON', '[]', '{"isSubscribed":"true","purchasedGuideIds":[7]}', 'null'])(
  'a malformed stored subscription state is ignored: %j',
  (text) => {
    const storage = memoryStorage()
    storage.setItem(subscriptionStateKey('aiko'), text)
    expect(readSubscriptionState(storage, 'aiko')).toEqual({ isSubscribed: false, purchasedGuideIds: [] })
  },
)

test('a browser that blocks storage stores no subscription state', () => {
  addPurchasedGuide(undefined, 'aiko', 7)
  expect(readSubscriptionState(undefined, 'aiko')).toEqual({ isSubscribed: false, purchasedGuideIds: [] })
})
