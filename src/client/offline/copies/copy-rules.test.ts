import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  canShowOfflineCopy,
  shouldDeleteOfflineCopy,
  type OfflineCopyStamp,
  type OfflineCopyCheckResult,
} from './copy-rules.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 21)
const aiko = 'uid-aiko'
const kept = (checkedDaysAgo: number): OfflineCopyStamp => ({
  uid: aiko,
  guideId: 7,
  checkedAt: now - checkedDaysAgo * day,
})

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(now)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const shown: [title: string, reader: string | undefined, checkedDaysAgo: number, shown: boolean][] = [
  ['a saved guide is shown to its owner', aiko, 1, true],
  ['a saved guide is not shown to another account', 'uid-ben', 1, false],
  ['a saved guide is not shown to a guest', undefined, 1, false],
  ['a saved guide is shown for 30 days without a check', aiko, 30, true],
  ['a saved guide is not shown after more than 30 days without a check', aiko, 30.01, false],
  ['a saved guide is shown if the clock is half a day behind', aiko, -0.5, true],
  ['a saved guide is not shown after the clock was set back by two days', aiko, -2, false],
]

test.each(shown)('%s', (_title, reader, checkedDaysAgo, expected) => {
  expect(canShowOfflineCopy(kept(checkedDaysAgo), reader)).toBe(expected)
})

const roads: [
  title: string,
  reader: string | undefined,
  checkedDaysAgo: number,
  OfflineCopyCheckResult,
  goes: boolean,
][] = [
  ['is kept while its owner may read it', aiko, 1, { readable: [3, 7] }, false],
  ['is kept without a connection', aiko, 1, 'no-answer', false],
  ['is deleted after a refund or the end of Pro', aiko, 1, { readable: [3] }, true],
  ['is deleted when the session has ended', aiko, 1, 'refused', true],
  ['is deleted when its owner has logged out', undefined, 1, 'no-answer', true],
  ['is deleted when another user is signed in', 'uid-ben', 1, 'no-answer', true],
  ['is deleted when another user with access is signed in', 'uid-ben', 1, { readable: [7] }, true],
  ['is deleted after more than 30 days without a check', aiko, 31, 'no-answer', true],
]

test.each(roads)('a saved guide %s', (_title, reader, checkedDaysAgo, verdict, goes) => {
  expect(shouldDeleteOfflineCopy(kept(checkedDaysAgo), reader, verdict)).toBe(goes)
})
