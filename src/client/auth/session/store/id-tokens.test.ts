import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installClock, stubPage, stubStorages } from '../../../testing/fake-browser.ts'
import { FakeClock, flushPromises } from '../../../testing/fake-clock.ts'
import {
  FakeIdentity,
  createFakeRecords,
  createProviderError,
  type FakeRecords,
} from '../../../testing/fake-identity.ts'
import type { FakeStorage } from '../../../testing/fake-storage.ts'
import { createIdTokens, type IdTokens } from './id-tokens.ts'
import { createRecoveringIdentity } from '../../identity/recovering-identity.ts'
import { createStoredTokens } from './stored-tokens.ts'

const second = 1000
const minute = 60 * second

let calls: string[]
let clock: FakeClock
let records: FakeRecords
let local: FakeStorage
let tokens: IdTokens

beforeEach(() => {
  calls = []
  clock = installClock(new FakeClock())
  records = createFakeRecords({ now: clock.now })
  records.user = {
    uid: 'uid-aiko',
    email: 'aiko',
    emailVerified: true,
    signedInAt: new Date(clock.now()),
  }
  local = stubStorages().local
  stubPage([])
  const identity = createRecoveringIdentity(
    async () => new FakeIdentity(calls, records),
    () => tokens.forget(),
  )
  tokens = createIdTokens(identity, createStoredTokens(), async () => calls.push('recheck'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Requests a token and advances the clock through all waits. */
async function token(): Promise<string | undefined> {
  const asked = tokens.get()
  asked.catch(() => undefined)
  await clock.pass(second)
  return asked
}
/** Requests a token the given number of times, and expects each request to fail. */
const tries = async (times: number) => {
  for (let time = 0; time < times; time += 1) await expect(token()).rejects.toThrow('network')
}
const networkFailure = createProviderError('auth/network-request-failed')

describe('the token cache', () => {
  test('the token cache returns the same token for 55 minutes and then fetches a new one', async () => {
    expect(await tokens.get()).toBe('token 1 of aiko')

    await clock.pass(55 * minute - second)
    expect(await tokens.get()).toBe('token 1 of aiko')
    await clock.pass(2 * second)
    expect(await tokens.get()).toBe('token 2 of aiko')
  })

  test('concurrent callers share one token request', async () => {
    await Promise.all([tokens.get(), tokens.get(), tokens.get()])

    expect(calls).toEqual(['provider.idToken'])
  })

  test('a token that was requested for a previous user is not cached', async () => {
    const late = tokens.get()
    tokens.forget()

    expect(await late).toBeUndefined()
    expect(local.length).toBe(0)
  })
})

describe('fetching a token', () => {
  test.each([
    [
      'a token request is not forced within 5 minutes of the sign-in',
      5 * minute - second,
      'provider.idToken',
    ],
    [
      'a token request is forced if the sign-in is older than 5 minutes',
      5 * minute + second,
      'provider.idToken forced',
    ],
  ])('%s', async (_title, age, call) => {
    await clock.pass(age)

    await tokens.get()

    expect(calls).toEqual([call])
  })

  test('a token request is forced after the server has refused a token', async () => {
    await tokens.get()

    expect(await tokens.renew({ refused: 'token 1 of aiko', reset: false })).toBe('token 2 of aiko')
    expect(await tokens.get()).toBe('token 2 of aiko')

    expect(calls).toEqual(['provider.idToken', 'provider.idToken forced'])
  })
})

describe('an empty token from the provider', () => {
  beforeEach(() => {
    records.tokenTrouble = ['']
  })

  test('an empty token restarts the provider and is requested again 100 ms later', async () => {
    const asked = tokens.get()
    await clock.pass(99)
    expect(calls).toEqual(['provider.idToken', 'provider.deleteApp'])
    await clock.pass(1)

    expect(await asked).toBe('token 1 of aiko')
    expect(calls).toEqual(['provider.idToken', 'provider.deleteApp', 'provider.idToken forced'])
  })

  test('the token is refreshed 30 minutes after the restart for an empty token', async () => {
    await token()
    calls.length = 0

    await clock.pass(30 * minute - 2 * second)
    expect(calls).toEqual([])
    await clock.pass(2 * second)

    expect(calls).toEqual(['provider.idToken forced'])
    expect(await tokens.get()).toBe('token 2 of aiko')
  })

  test('a failed automatic token refresh leads to an auth check after another 60 seconds', async () => {
    await token()
    records.tokenTrouble = [networkFailure]

    await clock.pass(30 * minute + 59 * second - second)
    expect(calls).not.toContain('recheck')
    await clock.pass(2 * second)

    expect(calls).toContain('recheck')
  })

  test('the token of a previous user is no longer refreshed', async () => {
    await token()
    tokens.forget()
    calls.length = 0

    await clock.pass(32 * minute)

    expect(calls).toEqual([])
  })
})

describe('a provider that gives no tokens', () => {
  test('the provider is restarted after the third consecutive failed token request', async () => {
    records.tokenTrouble = [networkFailure, networkFailure, networkFailure]

    await tries(2)
    expect(calls).not.toContain('provider.deleteApp')
    await tries(1)
    expect(calls).toContain('provider.deleteApp')
  })

  test('failed token requests before a success do not count towards a restart of the provider', async () => {
    records.tokenTrouble = [networkFailure, networkFailure]
    await tries(2)
    await token()
    await clock.pass(56 * minute)
    records.tokenTrouble = [networkFailure]

    await tries(1)

    expect(calls).not.toContain('provider.deleteApp')
  })
})

describe('the backup token', () => {
  test('the backup token of the last hour is used while the provider is unreachable', async () => {
    await tokens.get()
    local.setItem('backup_token_expiry', String(clock.now() + 60 * minute))
    await clock.pass(56 * minute)
    records.tokenTrouble = [networkFailure]

    expect(await token()).toBe('token 1 of aiko')
  })

  test('the backup token is used when the provider has no user', async () => {
    await tokens.get()
    records.user = null
    const [kept, expiry] = [local.getItem('backup_token'), local.getItem('backup_token_expiry')]
    tokens.forget()
    local.setItem('backup_token', kept ?? '')
    local.setItem('backup_token_expiry', expiry ?? '')

    expect(await tokens.get()).toBe('token 1 of aiko')
  })

  test.each(['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found'])(
    'the backup token is deleted when the provider responds with %s',
    async (code) => {
      local.setItem('backup_token', 'kept')
      local.setItem('backup_token_expiry', String(clock.now() + minute))
      records.tokenTrouble = [createProviderError(code)]

      expect(await tokens.get()).toBeUndefined()

      await flushPromises()
      expect(local.length).toBe(0)
    },
  )
})
