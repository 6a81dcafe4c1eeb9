import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installClock, stubStorages } from '../../../testing/fake-browser.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import type { FakeStorage } from '../../../testing/fake-storage.ts'
import { saveRedirect, takeRedirect } from './google-redirect.ts'

const tenMinutes = 600_000

let clock: FakeClock
let storage: FakeStorage

beforeEach(() => {
  clock = installClock(new FakeClock())
  storage = stubStorages().session
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a stored Google redirect expires after 10 minutes', async () => {
  const startedAt = clock.now()
  saveRedirect(false)
  await clock.pass(tenMinutes - 1)
  expect(takeRedirect()).toEqual({ startedAt, remember: false })

  saveRedirect(false)
  await clock.pass(tenMinutes)
  expect(takeRedirect()).toBeUndefined()
})

test('a stored Google redirect is used once', () => {
  saveRedirect(true)

  takeRedirect()

  expect(takeRedirect()).toBeUndefined()
})

test.each(['', '{', 'null', '{"startedAt":"x"}', '{"startedAt":9999999999999}'])(
  'an invalid stored redirect is ignored and deleted: %j',
  (text) => {
    storage.setItem('auth_redirect', text)

    expect(takeRedirect()).toBeUndefined()
    expect(storage.length).toBe(0)
  },
)
