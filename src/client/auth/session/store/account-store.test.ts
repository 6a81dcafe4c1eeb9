import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installClock, stubPage, stubStorages } from '../../../testing/fake-browser.ts'
import { createFakeSessionPorts, type FakeCalls } from '../../../testing/fake-session-ports.ts'
import { createInstantClock } from '../../../testing/fake-clock.ts'
import {
  FakeIdentity,
  fakeSecondFactorCode,
  createFakeRecords,
  createProviderError,
  type FakeRecords,
} from '../../../testing/fake-identity.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import type { SessionPorts } from './session-parts.ts'
import { saveRedirect } from './google-redirect.ts'
import {
  LastSignInMethodError,
  RedirectFailedError,
  SecondFactorRequiredError,
} from '../../identity/identity-port.ts'
import { createUiOnlyIdentity } from '../../identity/ui-only-identity.ts'

const aiko = { email: 'aiko@example.com', password: 'secret-1', remember: true }
const phone = { id: 'phone-1', kind: 'phone', number: '+*******0100' } as const
const app = { id: 'app-1', kind: 'totp', number: undefined } as const

let calls: string[]
let records: FakeRecords

beforeEach(() => {
  calls = []
  records = createFakeRecords({ accounts: new Map([[aiko.email, aiko.password]]) })
  records.now = installClock(createInstantClock()).now
  stubStorages()
  stubPage(calls)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function openStore(changed: FakeCalls = {}, ports: Partial<SessionPorts> = {}): SessionStore {
  const loadIdentity = async () => new FakeIdentity(calls, records)
  return createSessionStore({ loadIdentity, ...createFakeSessionPorts(calls, changed), ...ports })
}

/** Returns a store with Aiko signed in. */
async function signedIn(changed: FakeCalls = {}): Promise<SessionStore> {
  const store = openStore(changed)
  await store.signIn(aiko)
  calls.length = 0
  return store
}

async function halfSignedIn(store: SessionStore): Promise<SecondFactorRequiredError> {
  const stopped: unknown = await store.signIn(aiko).catch((error: unknown) => error)
  if (!(stopped instanceof SecondFactorRequiredError)) throw new Error('no second factor was asked for')
  return stopped
}

const renewedLogin = 'login {"email":"aiko@example.com","password":"external:firebase","remember":true}'
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const tooLongAgo = () => createProviderError('auth/requires-recent-login')

describe('a login with a second factor', () => {
  beforeEach(() => records.secondFactors.push(phone, app))

  test('a login that requires a second factor stops before the shop’s login is called', async () => {
    const store = openStore()

    const needed = await halfSignedIn(store)

    expect(needed.factors).toEqual([phone, app])
    expect(calls).toEqual(['provider.setRemember true'])
    expect(await store.tokenForWrite()).toBeUndefined()
  })

  test.each([phone, app])('a login continues with the code of a $kind', async (factor) => {
    const store = openStore()
    const needed = await halfSignedIn(store)

    const takeCode = await store.beginSecondFactor(needed, factor)
    await takeCode(fakeSecondFactorCode)

    expect(calls.slice(1)).toEqual([
      `provider.begin ${factor.kind} in ja`,
      'provider.signIn',
      renewedLogin,
      'provider.idToken',
      'refresh reader',
    ])
    expect(store.state()).toMatchObject({ status: 'user', user: { email: aiko.email } })
  })

  test('a wrong second-factor code is refused and can be entered again', async () => {
    const store = openStore()
    const takeCode = await store.beginSecondFactor(await halfSignedIn(store), phone)

    await expect(takeCode('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' })
    expect(store.state().status).not.toBe('user')
    await takeCode(fakeSecondFactorCode)

    expect(store.state().status).toBe('user')
  })

  test('a login without "remember me" stays temporary after the second factor', async () => {
    const store = openStore()
    const stopped = await store.signIn({ ...aiko, remember: false }).catch((error: unknown) => error)

    await (
      await store.beginSecondFactor(stopped as SecondFactorRequiredError, app)
    )(fakeSecondFactorCode)

    expect(calls).toContain(renewedLogin.replace('true', 'false'))
  })

  test('the second factor is also required after a Google sign-in', async () => {
    await expect(openStore().signInWithGoogle(true)).rejects.toBeInstanceOf(SecondFactorRequiredError)
  })

  test('a required second factor after Google does not count as a failed redirect', async () => {
    const stopped = await halfSignedIn(openStore())
    records.redirected = stopped
    saveRedirect(true)

    await expect(openStore().start()).rejects.toBe(stopped)

    saveRedirect(true)
    records.redirected = createProviderError('auth/internal-error')
    await expect(openStore().start()).rejects.toBeInstanceOf(RedirectFailedError)
  })
})

describe('a fresh sign-in before a sensitive change', () => {
  test('a fresh sign-in by password renews token and session', async () => {
    const store = await signedIn()

    await store.account.signInAgain(aiko.password)

    expect(calls).toEqual(['provider.signInAgain', renewedLogin, 'provider.idToken'])
  })

  test('a fresh sign-in with a wrong password renews nothing', async () => {
    const store = await signedIn()

    await expect(store.account.signInAgain('wrong')).rejects.toMatchObject({ code: 'auth/wrong-password' })

    expect(calls).toEqual([])
  })

  test('a fresh sign-in with Google uses the language of the page', async () => {
    const store = await signedIn()

    await store.account.signInAgainWithGoogle()

    expect(calls).toContain('provider.signInAgain in ja')
  })
})

describe('setting a new password', () => {
  test('a new password renews the session immediately, because all earlier sessions have ended', async () => {
    const store = await signedIn()

    await store.account.setPassword('secret-2')

    expect(calls).toEqual(['provider.setPassword', 'provider.signInAgain', renewedLogin, 'provider.idToken'])
    expect(records.accounts.get(aiko.email)).toBe('secret-2')
  })

  test('a new password is not set if the login is too old', async () => {
    const store = await signedIn()
    records.changeTrouble.push(tooLongAgo())

    await expect(store.account.setPassword('secret-2')).rejects.toMatchObject({
      code: 'auth/requires-recent-login',
    })

    expect(records.accounts.get(aiko.email)).toBe(aiko.password)
  })

  test('a new password is set before the second factor, whose code renews the session', async () => {
    const store = await signedIn()
    records.secondFactors.push(app)

    const stopped = await store.account.setPassword('secret-2').catch((error: unknown) => error)
    await (
      await store.beginSecondFactor(stopped as SecondFactorRequiredError, app)
    )(fakeSecondFactorCode)

    expect(records.accounts.get(aiko.email)).toBe('secret-2')
    expect(calls).toContain(renewedLogin)
  })

  test('a new password stays set if the shop cannot be reached', async () => {
    let online = true
    const store = await signedIn({ login: async () => (online ? undefined : unreachable()) })
    online = false

    await store.account.setPassword('secret-2')

    expect(calls).toContain('reported: The session could not be renewed')
    expect(store.state().status).toBe('user')
  })
})

describe('linking Google', () => {
  test('linking a Google account opens Google in the language of the page', async () => {
    const store = await signedIn()

    await store.account.linkGoogle()

    expect(calls[0]).toBe('provider.linkGoogle in ja')
    expect(await store.account.read()).toMatchObject({ methods: ['password', 'google'] })
  })

  test('a Google account that belongs to another user is not linked', async () => {
    const store = await signedIn()
    records.changeTrouble.push(createProviderError('auth/credential-already-in-use'))

    await expect(store.account.linkGoogle()).rejects.toMatchObject({
      code: 'auth/credential-already-in-use',
    })
    expect(calls).toEqual([])
  })

  test('a user with a password can unlink Google', async () => {
    const store = await signedIn()
    records.methods = ['password', 'google']

    await store.account.unlinkGoogle()

    expect(records.methods).toEqual(['password'])
  })

  test('Google is never unlinked as the only login method', async () => {
    const store = await signedIn()
    records.methods = ['google']

    await expect(store.account.unlinkGoogle()).rejects.toBeInstanceOf(LastSignInMethodError)

    expect(records.methods).toEqual(['google'])
  })
})

describe('adding and removing second factors', () => {
  test('a phone becomes a second factor after its code was correct', async () => {
    const store = await signedIn()

    const takeCode = await store.account.addPhone('+819012345678')
    await expect(takeCode('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' })
    expect(await store.account.read()).toMatchObject({ secondFactors: [] })
    await takeCode(fakeSecondFactorCode)

    expect(calls).toEqual(['provider.addPhone +819012345678 in ja', renewedLogin, 'provider.idToken'])
    expect(await store.account.read()).toMatchObject({ secondFactors: [{ number: '+819012345678' }] })
  })

  test('an authenticator app becomes a second factor after its first code, under the shop’s name', async () => {
    const store = await signedIn()

    const { key, link, finish } = await store.account.addAuthenticator()
    expect([key, link]).toEqual([
      'JBSWY3DPEHPK3PXP',
      'otpauth://totp/AI Income Guides:aiko@example.com?secret=JBSWY3DPEHPK3PXP',
    ])
    await finish(fakeSecondFactorCode)

    expect(await store.account.read()).toMatchObject({ secondFactors: [{ kind: 'totp' }] })
    expect(calls).toContain(renewedLogin)
  })

  test('second factors can be removed one by one', async () => {
    const store = await signedIn()
    records.secondFactors.push(phone, app)

    await store.account.removeSecondFactor(phone.id)

    expect(records.secondFactors).toEqual([app])
    expect(calls).toContain(renewedLogin)
  })

  test.each([
    ['added by phone', (store: SessionStore) => store.account.addPhone('+819012345678')],
    ['added by app', (store: SessionStore) => store.account.addAuthenticator()],
    ['removed', (store: SessionStore) => store.account.removeSecondFactor(phone.id)],
  ])('second factors are not %s if the login is too old', async (_title, change) => {
    const store = await signedIn()
    records.changeTrouble.push(tooLongAgo())

    await expect(change(store)).rejects.toMatchObject({ code: 'auth/requires-recent-login' })
  })
})

test('the account is undefined if no user is signed in', async () => {
  expect(await openStore().account.read()).toBeUndefined()
})

test('the local session stays if ending all sessions fails', async () => {
  const store = await signedIn({ logoutEverywhere: unreachable })

  await expect(store.endAllSessions()).rejects.toThrow('Failed to fetch')

  expect(calls).toEqual([])
  expect(store.state().status).toBe('user')
})

test('every account change is rejected without a configuration', async () => {
  const { account } = openStore({}, { loadIdentity: async () => createUiOnlyIdentity() })

  expect(await account.read()).toBeUndefined()
  const changes = [
    account.signInAgain('secret-1'),
    account.signInAgainWithGoogle(),
    account.setPassword('secret-2'),
    account.linkGoogle(),
    account.addPhone('+819012345678'),
    account.addAuthenticator(),
    account.removeSecondFactor('phone-1'),
  ]
  for (const change of changes) await expect(change).rejects.toThrow('Firebase not initialized')
})
