import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../testing/fake-storage.ts'
import { storePaymentReturn } from './checkout-return.ts'

let storage: FakeStorage
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', new FakeStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function noted(...returned: Parameters<typeof storePaymentReturn>) {
  storePaymentReturn(...returned)
  return Object.fromEntries(storage.kept)
}

test('session, guide, buyer and time are stored after a return from a payment', () => {
  expect(noted({ sessionId: 'cs_1', guideId: 7 }, { uid: 'uid-aiko' })).toEqual({
    payment_completed: 'true',
    recent_payment_session: 'cs_1',
    recent_payment_guide: '7',
    last_known_user_uid: 'uid-aiko',
    payment_time: '2026-11-21T12:00:00.000Z',
  })
})

test('a guest’s payment is stored without a user, and Pro without a guide', () => {
  expect(noted({ sessionId: 'cs_1', guideId: null }, null)).toEqual({
    payment_completed: 'true',
    recent_payment_session: 'cs_1',
    recent_payment_guide: '',
  })
})
