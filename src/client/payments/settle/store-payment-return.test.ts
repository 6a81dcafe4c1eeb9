import { expect, test } from 'vitest'
import { storePaymentReturn } from './store-payment-return.ts'

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

test('a buyer leaves the session, the guide, themselves and the time', () => {
  expect(noted({ sessionId: 'cs_1', guideId: 7 }, { uid: 'uid-aiko' })).toEqual({
    payment_completed: 'true',
    recent_payment_session: 'cs_1',
    recent_payment_guide: '7',
    last_known_user_uid: 'uid-aiko',
    payment_time: '2026-11-21T12:00:00.000Z',
  })
})

test('who is signed out is nobody, and Pro is no guide', () => {
  expect(noted({ sessionId: 'cs_1', guideId: null }, null)).toEqual({
    payment_completed: 'true',
    recent_payment_session: 'cs_1',
    recent_payment_guide: '',
  })
})
