import { expect, test } from 'vitest'
import { FakeStorage } from '../../../testing/fake-storage.ts'
import { saveRedirect, takeRedirect } from './google-redirect.ts'

const now = Date.UTC(2026, 0, 1)
const tenMinutes = 600_000

test('a stored Google redirect expires after 10 minutes', () => {
  const storage = new FakeStorage()
  const redirect = { startedAt: now, remember: false }

  saveRedirect(storage, redirect)
  expect(takeRedirect(storage, now + tenMinutes - 1)).toEqual(redirect)

  saveRedirect(storage, redirect)
  expect(takeRedirect(storage, now + tenMinutes)).toBeUndefined()
})

test('a stored Google redirect is used once', () => {
  const storage = new FakeStorage()
  saveRedirect(storage, { startedAt: now, remember: true })

  takeRedirect(storage, now)

  expect(takeRedirect(storage, now)).toBeUndefined()
})

test.each(['', '{', 'null', '{"startedAt":"x"}', `{"startedAt":${now + 1}}`])(
  'an invalid stored redirect is ignored and deleted: %j',
  (text) => {
    const storage = new FakeStorage({ auth_redirect: text })

    expect(takeRedirect(storage, now)).toBeUndefined()
    expect(storage.length).toBe(0)
  },
)
