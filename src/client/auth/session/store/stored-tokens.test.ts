import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installClock, stubStorages } from '../../../testing/fake-browser.ts'
import { FakeClock } from '../../../testing/fake-clock.ts'
import { createStoredTokens } from './stored-tokens.ts'

const now = Date.UTC(2026, 0, 1)

beforeEach(() => {
  installClock(new FakeClock(now))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function withExpiry(expiry: string) {
  stubStorages({ backup_token: 'kept', backup_token_expiry: expiry })
  return createStoredTokens()
}

test.each(['abc', '', 'NaN', 'null', 'Infinity', String(now - 1), String(now)])(
  'a backup token with the expiry %j is not used',
  (expiry) => {
    expect(withExpiry(expiry).find()).toBeUndefined()
  },
)

test('a backup token is returned until its expiry', () => {
  expect(withExpiry(String(now + 1)).find()).toBe('kept')
})

test('a backup token without an expiry is ignored', () => {
  stubStorages({ backup_token: 'kept' })

  expect(createStoredTokens().find()).toBeUndefined()
})

test('a token is stored with its expiry in milliseconds', () => {
  const { local } = stubStorages()

  createStoredTokens().save('token', now + 1)

  expect(Object.fromEntries(local.kept)).toEqual({
    backup_token: 'token',
    backup_token_expiry: String(now + 1),
  })
})

test('without "remember me", the token is stored in the tab only, also after a reload', () => {
  const storages = stubStorages()
  const stored = createStoredTokens()
  stored.setRemember(false)
  stored.save('token', now + 1)

  const reloaded = createStoredTokens()
  reloaded.save('next token', now + 2)

  expect(reloaded.remembers()).toBe(false)
  expect(storages.local.length).toBe(0)
  expect(Object.fromEntries(storages.session.kept)).toEqual({
    temp_session_token: 'next token',
    temp_session_token_expiry: String(now + 2),
  })
})

test('clearing deletes both kinds of stored tokens', () => {
  const storages = stubStorages({ backup_token: 'a', backup_token_expiry: '1', language: 'ja' })
  storages.session.setItem('temp_session_token', 'b')
  storages.session.setItem('temp_session_token_expiry', '1')

  createStoredTokens().forget()

  expect([...storages.local.kept.keys()]).toEqual(['language'])
  expect(storages.session.length).toBe(0)
})

test('without storage, no token is stored and no error thrown', () => {
  const stored = createStoredTokens()

  stored.save('token', now + 1)

  expect(stored.find()).toBeUndefined()
})
