import { expect, test } from 'vitest'
import { FakeStorage } from '../../../testing/fake-storage.ts'
import { rememberRedirect, takeRedirect } from './google-redirect.ts'

const now = Date.UTC(2026, 0, 1)
const tenMinutes = 600_000

test('expires a redirect after 10 minutes', () => {
  const storage = new FakeStorage()
  const redirect = { startedAt: now, remember: false }

  rememberRedirect(storage, redirect)
  expect(takeRedirect(storage, now + tenMinutes - 1)).toEqual(redirect)

  rememberRedirect(storage, redirect)
  expect(takeRedirect(storage, now + tenMinutes)).toBeUndefined()
})

test('uses a redirect once', () => {
  const storage = new FakeStorage()
  rememberRedirect(storage, { startedAt: now, remember: true })

  takeRedirect(storage, now)

  expect(takeRedirect(storage, now)).toBeUndefined()
})

test.each(['', '{', 'null', '{"startedAt":"x"}', `{"startedAt":${now + 1}}`])(
  'a memory like %j is none, and does not stay',
  (text) => {
    const storage = new FakeStorage({ auth_redirect: text })

    expect(takeRedirect(storage, now)).toBeUndefined()
    expect(storage.length).toBe(0)
  },
)
