import { expect, test } from 'vitest'
import { getSignUpOffer, parseSignUpIntent } from './sign-in-request.ts'

test.each([
  [{ guideId: 7 }, { guideId: 7 }],
  [{ guideId: '007' }, { guideId: 7 }],
  [{ subscriptionFlow: true }, { subscription: true }],
  [{ guideId: 'seven' }, {}],
  [{ guideId: -1, subscriptionFlow: false }, {}],
  [null, {}],
  ['guideId', {}],
])('a sign-up event with the detail %j has the intent %j', (detail, intent) => {
  expect(parseSignUpIntent(detail)).toEqual(intent)
})

test('after a sign-up, the offer is the guide, Pro if requested on its page, or nothing', () => {
  expect(getSignUpOffer({ guideId: 7 })).toBe(7)
  expect(getSignUpOffer({ guideId: 7, subscription: true })).toBe('pro')
  expect(getSignUpOffer({ guideId: 7, free: true })).toBeUndefined()
  expect(getSignUpOffer({})).toBeUndefined()
})
