import { expect, test } from 'vitest'
import { FakeStorage } from '../../../testing/fake-storage.ts'
import { createLastUser } from './last-user.ts'

const now = Date.UTC(2026, 0, 1)
const aiko = { uid: 'uid-aiko', email: 'aiko@example.com' }
const day = 24 * 60 * 60 * 1000

function browser() {
  const storages = { local: new FakeStorage(), session: new FakeStorage() }
  let copiesForgotten = 0
  const lastUser = createLastUser(storages, () => {
    copiesForgotten += 1
  })
  return { ...storages, lastUser, copiesForgotten: () => copiesForgotten }
}

test('a sign-in stores a backup of the user and the time', () => {
  const { local, lastUser } = browser()

  lastUser.save(aiko, { remember: true, nowMs: now })

  expect(JSON.parse(local.getItem('login_backup') ?? '')).toEqual({ ...aiko, timestamp: now })
  expect(lastUser.lastKnownUid()).toBe('uid-aiko')
})

test('a backup is valid for 24 hours', () => {
  const { local, lastUser } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now })

  expect(lastUser.restore(now + day - 60_000)).toEqual({ ...aiko, timestamp: now })
  expect(lastUser.restore(now + day + 60_000)).toBeUndefined()
  expect(local.getItem('login_backup')).toBeNull()
})

test('ignores a backup dated in the future', () => {
  const { local, lastUser } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now + 60_000 })

  expect(lastUser.restore(now)).toBeUndefined()
  expect(local.getItem('login_backup')).toBeNull()
})

test('a backup of a user other than the last known one is not used', () => {
  const { local, lastUser } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now })
  local.setItem('last_known_user_uid', 'uid-somebody')

  expect(lastUser.restore(now)).toBeUndefined()
})

test.each(['', '{', 'null', '{"uid":1}', '{"uid":"uid-aiko","email":"a","timestamp":"x"}'])(
  'a backup like %j is no backup',
  (text) => {
    const { local, lastUser } = browser()
    local.setItem('last_known_user_uid', 'uid-aiko')
    local.setItem('login_backup', text)

    expect(lastUser.restore(now)).toBeUndefined()
  },
)

test('without "remember me" the email is stored in the tab only', () => {
  const { local, session, lastUser } = browser()

  lastUser.save(aiko, { remember: false, nowMs: now })

  expect([...local.kept.values()].join()).not.toContain(aiko.email)
  expect(session.getItem('login_backup')).toContain(aiko.email)
  expect(lastUser.restore(now)).toEqual({ ...aiko, timestamp: now })
})

test('after a session has expired, the next user finds no data of the previous one', () => {
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

test('the same user finds all data again', () => {
  const { local, lastUser, copiesForgotten } = browser()
  lastUser.save(aiko, { remember: true, nowMs: now })
  lastUser.forget()
  local.setItem('recent_payment_guide', '7')

  lastUser.save(aiko, { remember: true, nowMs: now })

  expect(local.getItem('recent_payment_guide')).toBe('7')
  expect(copiesForgotten()).toBe(0)
})

test('a login without "remember me" is marked for every tab until it ends', () => {
  const { local, lastUser } = browser()

  lastUser.save(aiko, { remember: false, nowMs: now })
  expect(local.getItem('temporary_login')).toBe('1')

  lastUser.forget()
  expect(local.getItem('temporary_login')).toBeNull()
})
