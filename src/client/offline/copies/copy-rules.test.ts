import { expect, test } from 'vitest'
import { canShow, shouldDelete, type CopyStamp, type Verdict } from './copy-rules.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 21)
const aiko = 'uid-aiko'
const kept = (checkedDaysAgo: number): CopyStamp => ({
  uid: aiko,
  guideId: 7,
  checkedAt: now - checkedDaysAgo * day,
})

const shown: [title: string, reader: string | undefined, checkedDaysAgo: number, shown: boolean][] = [
  ['its owner reads it', aiko, 1, true],
  ['another account does not', 'uid-ben', 1, false],
  ['a guest does not', undefined, 1, false],
  ['its owner reads it for 30 days without a check', aiko, 30, true],
  ['and no longer', aiko, 30.01, false],
  ['a clock that is a little behind does not matter', aiko, -0.5, true],
  ['a clock that was set back opens nothing', aiko, -2, false],
]

test.each(shown)('%s', (_title, reader, checkedDaysAgo, expected) => {
  expect(canShow(kept(checkedDaysAgo), reader, now)).toBe(expected)
})

const roads: [title: string, reader: string | undefined, checkedDaysAgo: number, Verdict, goes: boolean][] = [
  ['never while its owner may read it', aiko, 1, { readable: [3, 7] }, false],
  ['never because there was no connection', aiko, 1, 'no-answer', false],
  ['when the payment went back or Pro ended', aiko, 1, { readable: [3] }, true],
  ['when the session has ended or was ended elsewhere', aiko, 1, 'refused', true],
  ['when its owner has logged out', undefined, 1, 'no-answer', true],
  ['when somebody else is signed in', 'uid-ben', 1, 'no-answer', true],
  ['when somebody else is signed in who may read it too', 'uid-ben', 1, { readable: [7] }, true],
  ['when nobody could check for more than 30 days', aiko, 31, 'no-answer', true],
]

test.each(roads)('a saved guide is deleted: %s', (_title, reader, checkedDaysAgo, verdict, goes) => {
  expect(shouldDelete(kept(checkedDaysAgo), reader, now, verdict)).toBe(goes)
})
