import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../testing/fake-storage.ts'
import {
  addPurchasedGuide,
  isGuideAccessible,
  readSubscriptionState,
  setSubscribed,
  subscriptionStateKey,
} from './subscription-state.ts'

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new FakeStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the subscription state stores each purchase once, and sets and unsets Pro', () => {
  addPurchasedGuide('aiko', 7)
  addPurchasedGuide('aiko', 7)
  setSubscribed('aiko', true)
  expect(readSubscriptionState('aiko')).toEqual({ isSubscribed: true, purchasedGuideIds: [7] })
  setSubscribed('aiko', false)
  expect(readSubscriptionState('aiko')).toEqual({ isSubscribed: false, purchasedGuideIds: [7] })
  expect(readSubscriptionState('ben')).toEqual({ isSubscribed: false, purchasedGuideIds: [] })
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
    localStorage.setItem(subscriptionStateKey('aiko'), text)
    expect(readSubscriptionState('aiko')).toEqual({ isSubscribed: false, purchasedGuideIds: [] })
  },
)

test('a browser that blocks storage stores no subscription state', () => {
  vi.stubGlobal('localStorage', undefined)
  addPurchasedGuide('aiko', 7)
  expect(readSubscriptionState('aiko')).toEqual({ isSubscribed: false, purchasedGuideIds: [] })
})
