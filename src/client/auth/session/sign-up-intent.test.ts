import { expect, test } from 'vitest'
import { offerOf, toSignUpIntent } from './sign-up-intent.ts'

test.each([
  [{ guideId: 7 }, { guideId: 7 }],
  [{ guideId: '007' }, { guideId: 7 }],
  [{ subscriptionFlow: true }, { subscription: true }],
  [{ guideId: 'seven' }, {}],
  [{ guideId: -1, subscriptionFlow: false }, {}],
  [null, {}],
  ['guideId', {}],
])('a call for the sign-up dialog with %j means %j', (detail, intent) => {
  expect(toSignUpIntent(detail)).toEqual(intent)
})

test('offers the guide after signing up, or Pro if it was requested on a guide, or nothing', () => {
  expect(offerOf({ guideId: 7 })).toBe(7)
  expect(offerOf({ guideId: 7, subscription: true })).toBe('pro')
  expect(offerOf({ guideId: 7, free: true })).toBeUndefined()
  expect(offerOf({})).toBeUndefined()
})
