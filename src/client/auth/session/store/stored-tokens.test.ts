import { expect, test } from 'vitest'
import { FakeStorage } from '../../../testing/fake-storage.ts'
import { createStoredTokens } from './stored-tokens.ts'

const now = Date.UTC(2026, 0, 1)
const withExpiry = (expiry: string) =>
  createStoredTokens({ local: new FakeStorage({ backup_token: 'kept', backup_token_expiry: expiry }) })

test.each(['abc', '', 'NaN', 'null', 'Infinity', String(now - 1), String(now)])(
  'a backup token with the expiry %j is not used',
  (expiry) => {
    expect(withExpiry(expiry).find(now)).toBeUndefined()
  },
)

test('a backup token is returned until its expiry', () => {
  expect(withExpiry(String(now + 1)).find(now)).toBe('kept')
})

test('a backup token without an expiry is ignored', () => {
  const local = new FakeStorage({ backup_token: 'kept' })

  expect(createStoredTokens({ local }).find(now)).toBeUndefined()
})

test('a token is stored with its expiry in milliseconds', () => {
  const local = new FakeStorage()

  createStoredTokens({ local }).save('token', now + 1)

  expect(Object.fromEntries(local.kept)).toEqual({
    backup_token: 'token',
    backup_token_expiry: String(now + 1),
  })
})

test('without "remember me", the token is stored in the tab only, also after a reload', () => {
  const storages = { local: new FakeStorage(), session: new FakeStorage() }
  const stored = createStoredTokens(storages)
  stored.setRemember(false)
  stored.save('token', now + 1)

  const reloaded = createStoredTokens(storages)
  reloaded.save('next token', now + 2)

  expect(reloaded.remembers()).toBe(false)
  expect(storages.local.length).toBe(0)
  expect(Object.fromEntries(storages.session.kept)).toEqual({
    temp_session_token: 'next token',
    temp_session_token_expiry: String(now + 2),
  })
})

test('clearing deletes both kinds of stored tokens', () => {
  const storages = {
    local: new FakeStorage({ backup_token: 'a', backup_token_expiry: '1', language: 'ja' }),
    session: new FakeStorage({ temp_session_token: 'b', temp_session_token_expiry: '1' }),
  }

  createStoredTokens(storages).forget()

  expect([...storages.local.kept.keys()]).toEqual(['language'])
  expect(storages.session.length).toBe(0)
})

test('without storage, no token is stored and no error thrown', () => {
  const stored = createStoredTokens({})

  stored.save('token', now + 1)

  expect(stored.find(now)).toBeUndefined()
})
