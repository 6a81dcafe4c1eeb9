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
])('a sign-up event with the detail %j has the intent %j', (detail, intent) => {
  expect(toSignUpIntent(detail)).toEqual(intent)
})

test('after a sign-up, the offer is the guide, Pro if requested on its page, or nothing', () => {
  expect(offerOf({ guideId: 7 })).toBe(7)
  expect(offerOf({ guideId: 7, subscription: true })).toBe('pro')
  expect(offerOf({ guideId: 7, free: true })).toBeUndefined()
  expect(offerOf({})).toBeUndefined()
})
