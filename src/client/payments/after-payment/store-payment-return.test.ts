import { expect, test } from 'vitest'
import { storePaymentReturn } from './checkout-return.ts'

function noted(
  ...[returned, buyer]: [Parameters<typeof storePaymentReturn>[1], Parameters<typeof storePaymentReturn>[2]]
) {
  const kept: Record<string, string> = {}
  const storage = {
    getItem: () => null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: () => undefined,
  }
  storePaymentReturn(storage, returned, buyer, new Date('2026-11-21T12:00:00Z'))
  return kept
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
