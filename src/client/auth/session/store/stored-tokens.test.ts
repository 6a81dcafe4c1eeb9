import { expect, test } from 'vitest'
import { FakeStorage } from '../../../testing/fake-storage.ts'
import { createStoredTokens } from './stored-tokens.ts'

const now = Date.UTC(2026, 0, 1)
const withExpiry = (expiry: string) =>
  createStoredTokens({ local: new FakeStorage({ backup_token: 'kept', backup_token_expiry: expiry }) })

test.each(['abc', '', 'NaN', 'null', 'Infinity', String(now - 1), String(now)])(
  'a backup token whose expiry is %j is not used',
  (expiry) => {
    expect(withExpiry(expiry).find(now)).toBeUndefined()
  },
)

test('returns a backup token until its expiry', () => {
  expect(withExpiry(String(now + 1)).find(now)).toBe('kept')
})

test('ignores a backup token without an expiry', () => {
  const local = new FakeStorage({ backup_token: 'kept' })

  expect(createStoredTokens({ local }).find(now)).toBeUndefined()
})

test('stores a token and its expiry in milliseconds', () => {
  const local = new FakeStorage()

  createStoredTokens({ local }).save('token', now + 1)

  expect(Object.fromEntries(local.kept)).toEqual({
    backup_token: 'token',
    backup_token_expiry: String(now + 1),
  })
})

test('stores the token in the tab only without "remember me", also after a reload', () => {
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

test('clears both kinds of tokens', () => {
  const storages = {
    local: new FakeStorage({ backup_token: 'a', backup_token_expiry: '1', language: 'ja' }),
    session: new FakeStorage({ temp_session_token: 'b', temp_session_token_expiry: '1' }),
  }

  createStoredTokens(storages).forget()

  expect([...storages.local.kept.keys()]).toEqual(['language'])
  expect(storages.session.length).toBe(0)
})

test('works without storage', () => {
  const stored = createStoredTokens({})

  stored.save('token', now + 1)

  expect(stored.find(now)).toBeUndefined()
})
