import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installClock, stubPage, stubStorages } from '../../../testing/fake-browser.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import type { FakeStorage } from '../../../testing/fake-storage.ts'
import { forgetLastUser, restoreLastUser, saveLastUser } from './last-user.ts'

const now = Date.UTC(2026, 0, 1)
const aiko = { uid: 'uid-aiko', email: 'aiko@example.com' }
const day = 24 * 60 * 60 * 1000

let calls: string[]
let clock: FakeClock
let local: FakeStorage
let session: FakeStorage

beforeEach(() => {
  calls = []
  clock = installClock(new FakeClock(now))
  ;({ local, session } = stubStorages())
  stubPage(calls)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the login backup contains the user and the time of sign-in', () => {
  saveLastUser(aiko, true)

  expect(JSON.parse(local.getItem('login_backup') ?? '')).toEqual({ ...aiko, timestamp: now })
  expect(local.getItem('last_known_user_uid')).toBe('uid-aiko')
})

test('a login backup is valid for 24 hours', async () => {
  saveLastUser(aiko, true)

  await clock.pass(day - 60_000)
  expect(restoreLastUser()).toEqual({ ...aiko, timestamp: now })
  await clock.pass(2 * 60_000)
  expect(restoreLastUser()).toBeUndefined()
  expect(local.getItem('login_backup')).toBeNull()
})

test('a login backup dated in the future is ignored', () => {
  saveLastUser(aiko, true)
  local.setItem('login_backup', JSON.stringify({ ...aiko, timestamp: now + 60_000 }))

  expect(restoreLastUser()).toBeUndefined()
  expect(local.getItem('login_backup')).toBeNull()
})

test('a login backup of a user other than the last known one is ignored', () => {
  saveLastUser(aiko, true)
  local.setItem('last_known_user_uid', 'uid-somebody')

  expect(restoreLastUser()).toBeUndefined()
})

test.each(['', '{', 'null', '{"uid":1}', '{"uid":"uid-aiko","email":"a","timestamp":"x"}'])(
  'an invalid login backup is ignored: %j',
  (text) => {
    local.setItem('last_known_user_uid', 'uid-aiko')
    local.setItem('login_backup', text)

    expect(restoreLastUser()).toBeUndefined()
  },
)

test('without "remember me", the email is stored in the tab only', () => {
  saveLastUser(aiko, false)

  expect([...local.kept.values()].join()).not.toContain(aiko.email)
  expect(session.getItem('login_backup')).toContain(aiko.email)
  expect(restoreLastUser()).toEqual({ ...aiko, timestamp: now })
})

test('after an expired session, another user does not see the previous user’s data', () => {
  saveLastUser(aiko, true)
  forgetLastUser()
  expect(local.getItem('previous_user')).toBe('uid-aiko')
  local.setItem('recent_payment_guide', '7')
  session.setItem('path-after-login', '/guide/7')

  saveLastUser({ uid: 'uid-bob', email: 'bob@example.com' }, true)

  expect(local.getItem('recent_payment_guide')).toBeNull()
  expect(session.length).toBe(0)
  expect(calls).toEqual(['drop saved copies'])
})

test('a login deletes the data of a previous user whom only the session cookie signed in', () => {
  saveLastUser(aiko, true)
  local.setItem('last_known_user_uid', 'uid-chie')
  local.setItem('recent_payment_guide', '7')

  saveLastUser(aiko, true)

  expect(local.getItem('recent_payment_guide')).toBeNull()
  expect(calls).toEqual(['drop saved copies'])
})

test('after an expired session, the same user finds all data again', () => {
  saveLastUser(aiko, true)
  forgetLastUser()
  local.setItem('recent_payment_guide', '7')

  saveLastUser(aiko, true)

  expect(local.getItem('recent_payment_guide')).toBe('7')
  expect(calls).toEqual([])
})

test('a login without "remember me" is marked in every tab until it ends', () => {
  saveLastUser(aiko, false)
  expect(local.getItem('temporary_login')).toBe('1')

  forgetLastUser()
  expect(local.getItem('temporary_login')).toBeNull()
})
