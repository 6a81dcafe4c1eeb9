import { expect, test } from 'vitest'
import { FakeStorage } from '../../../testing/fake-storage.ts'
import { createLastUserStore } from './last-user.ts'

const now = Date.UTC(2026, 0, 1)
const aiko = { uid: 'uid-aiko', email: 'aiko@example.com' }
const day = 24 * 60 * 60 * 1000

function browser() {
  const storages = { local: new FakeStorage(), session: new FakeStorage() }
  let copiesForgotten = 0
  const lastUser = createLastUserStore(storages, () => {
    copiesForgotten += 1
  })
  return { ...storages, lastUser, copiesForgotten: () => copiesForgotten }
}

test('the login backup contains the user and the time of sign-in', () => {
  const { local, lastUser } = browser()

  lastUser.save(aiko, { remember: true, nowMs: now })

  expect(JSON.parse(local.getItem('login_backup') ?? '')).toEqual({ ...aiko, timestamp: now })
  expect(lastUser.lastKnownUid()).toBe('uid-aiko')
})

test('a login backup is valid for 24 hours', () => {
  const { local, lastUser } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now })

  expect(lastUser.restore(now + day - 60_000)).toEqual({ ...aiko, timestamp: now })
  expect(lastUser.restore(now + day + 60_000)).toBeUndefined()
  expect(local.getItem('login_backup')).toBeNull()
})

test('a login backup dated in the future is ignored', () => {
  const { local, lastUser } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now + 60_000 })

  expect(lastUser.restore(now)).toBeUndefined()
  expect(local.getItem('login_backup')).toBeNull()
})

test('a login backup of a user other than the last known one is ignored', () => {
  const { local, lastUser } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now })
  local.setItem('last_known_user_uid', 'uid-somebody')

  expect(lastUser.restore(now)).toBeUndefined()
})

test.each(['', '{', 'null', '{"uid":1}', '{"uid":"uid-aiko","email":"a","timestamp":"x"}'])(
  'an invalid login backup is ignored: %j',
  (text) => {
    const { local, lastUser } = browser()
    local.setItem('last_known_user_uid', 'uid-aiko')
    local.setItem('login_backup', text)

    expect(lastUser.restore(now)).toBeUndefined()
  },
)

test('without "remember me", the email is stored in the tab only', () => {
  const { local, session, lastUser } = browser()

  lastUser.save(aiko, { remember: false, nowMs: now })

  expect([...local.kept.values()].join()).not.toContain(aiko.email)
  expect(session.getItem('login_backup')).toContain(aiko.email)
  expect(lastUser.restore(now)).toEqual({ ...aiko, timestamp: now })
})

test('after an expired session, another user does not see the previous user’s data', () => {
  const { local, session, lastUser, copiesForgotten } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now })
  lastUser.forget()
  expect(local.getItem('previous_user')).toBe('uid-aiko')
  local.setItem('recent_payment_guide', '7')
  session.setItem('path-after-login', '/guide/7')

  lastUser.save({ uid: 'uid-bob', email: 'bob@example.com' }, { remember: true, nowMs: now })

  expect(local.getItem('recent_payment_guide')).toBeNull()
  expect(session.length).toBe(0)
  expect(copiesForgotten()).toBe(1)
})

test('a login deletes the data of a previous user whom only the session cookie signed in', () => {
  const { local, lastUser, copiesForgotten } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now })
  local.setItem('last_known_user_uid', 'uid-chie')
  local.setItem('recent_payment_guide', '7')

  lastUser.save(aiko, { remember: true, nowMs: now })

  expect(local.getItem('recent_payment_guide')).toBeNull()
  expect(copiesForgotten()).toBe(1)
})

test('after an expired session, the same user finds all data again', () => {
  const { local, lastUser, copiesForgotten } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now })
  lastUser.forget()
  local.setItem('recent_payment_guide', '7')

  lastUser.save(aiko, { remember: true, nowMs: now })

  expect(local.getItem('recent_payment_guide')).toBe('7')
  expect(copiesForgotten()).toBe(0)
})

test('a login without "remember me" is marked in every tab until it ends', () => {
  const { local, lastUser } = browser()

  lastUser.save(aiko, { remember: false, nowMs: now })
  expect(local.getItem('temporary_login')).toBe('1')

  lastUser.forget()
  expect(local.getItem('temporary_login')).toBeNull()
})
