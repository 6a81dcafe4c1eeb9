import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../testing/fake-storage.ts'
import { markCheckoutInitiated } from './access-flags.ts'
import { clearOpenedPurchase, parseRecentPurchase, saveRecentPurchase } from './recent-purchase.ts'

const hour = 60 * 60 * 1000
const key = 'just_bought:aiko'

let local: FakeStorage
beforeEach(() => {
  vi.useFakeTimers()
  local = new FakeStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', new FakeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const shown = () => parseRecentPurchase(local.getItem(key))

test('a recent purchase is shown for a day', () => {
  saveRecentPurchase('aiko', 7)

  vi.advanceTimersByTime(23 * hour)
  expect(shown()).toMatchObject({ plan: 'guide', guideId: 7 })
  vi.advanceTimersByTime(2 * hour)
  expect(shown()).toBeUndefined()
})

test('a new Pro user starts with the guide on whose page the checkout was started', () => {
  saveRecentPurchase('aiko', null)
  expect(shown()).toMatchObject({ plan: 'pro', guideId: null })

  markCheckoutInitiated({ uid: 'aiko', guideId: 4 }, '2026-11-20T10:00:00.000Z', 'subscription')
  markCheckoutInitiated({ uid: 'aiko', guideId: 5 }, '2026-11-22T10:00:00.000Z', 'subscription')
  markCheckoutInitiated({ uid: 'ben', guideId: 6 }, '2026-11-23T10:00:00.000Z', 'subscription')
  saveRecentPurchase('aiko', null)
  expect(shown()).toMatchObject({ plan: 'pro', guideId: 5 })

  saveRecentPurchase('aiko', null, 9)
  expect(shown()).toMatchObject({ plan: 'pro', guideId: 9 })
})

test.each([
  ['the bought guide clears the purchase', 7, 7, undefined],
  ['another guide keeps the purchase', 7, 8, 'guide'],
  ['any guide clears a purchase of Pro', null, 8, undefined],
])('opening %s', (_what, bought, opened, left) => {
  saveRecentPurchase('aiko', bought)

  clearOpenedPurchase('ben', opened)
  expect(shown()).toBeDefined()
  clearOpenedPurchase('aiko', opened)
  expect(shown()?.plan).toBe(left)
})

test.each([
  null,
  '',
  'x',
  '7',
  '{"plan":"guide","guideId":null,"at":1}',
  '{"plan":"gold","guideId":7,"at":1}',
  '{"plan":"pro","guideId":null}',
])('an invalid stored purchase is ignored: %j', (text) => {
  vi.setSystemTime(2)
  expect(parseRecentPurchase(text)).toBeUndefined()
})
