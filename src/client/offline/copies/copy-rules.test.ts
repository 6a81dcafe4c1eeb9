import { expect, test } from 'vitest'
import { canShowCopy, shouldDeleteCopy, type CopyStamp, type CopyCheckResult } from './copy-rules.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 21)
const aiko = 'uid-aiko'
const kept = (checkedDaysAgo: number): CopyStamp => ({
  uid: aiko,
  guideId: 7,
  checkedAt: now - checkedDaysAgo * day,
})

const shown: [title: string, reader: string | undefined, checkedDaysAgo: number, shown: boolean][] = [
  ['its owner sees a saved guide', aiko, 1, true],
  ['another account does not see a saved guide', 'uid-ben', 1, false],
  ['a guest does not see a saved guide', undefined, 1, false],
  ['its owner sees a saved guide for 30 days without a check', aiko, 30, true],
  ['its owner does not see a saved guide after more than 30 days without a check', aiko, 30.01, false],
  ['a clock that is half a day behind still shows a saved guide', aiko, -0.5, true],
  ['a clock that was set back by two days shows no saved guide', aiko, -2, false],
]

test.each(shown)('%s', (_title, reader, checkedDaysAgo, expected) => {
  expect(canShowCopy(kept(checkedDaysAgo), reader, now)).toBe(expected)
})

const roads: [
  title: string,
  reader: string | undefined,
  checkedDaysAgo: number,
  CopyCheckResult,
  goes: boolean,
][] = [
  ['never while its owner may read it', aiko, 1, { readable: [3, 7] }, false],
  ['never because there was no connection', aiko, 1, 'no-answer', false],
  ['after a refund or the end of Pro', aiko, 1, { readable: [3] }, true],
  ['when the session has ended', aiko, 1, 'refused', true],
  ['when its owner has logged out', undefined, 1, 'no-answer', true],
  ['when another user is signed in', 'uid-ben', 1, 'no-answer', true],
  ['when another user with access is signed in', 'uid-ben', 1, { readable: [7] }, true],
  ['after more than 30 days without a check', aiko, 31, 'no-answer', true],
]

test.each(roads)('a saved guide is deleted %s', (_title, reader, checkedDaysAgo, verdict, goes) => {
  expect(shouldDeleteCopy(kept(checkedDaysAgo), reader, now, verdict)).toBe(goes)
})
