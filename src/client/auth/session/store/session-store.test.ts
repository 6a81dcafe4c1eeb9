import { TRPCClientError } from '@trpc/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installClock, stubPage, stubStorages } from '../../../testing/fake-browser.ts'
import { createFakeSessionPorts, type FakeCalls } from '../../../testing/fake-session-ports.ts'
import { createInstantClock, flushPromises, type FakeClock } from '../../../testing/fake-clock.ts'
import {
  FakeIdentity,
  createFakeRecords,
  createProviderError,
  type FakeRecords,
} from '../../../testing/fake-identity.ts'
import { loggedOutCookie } from '../../../../shared/auth/logged-out-cookie.ts'
import type { FakeStorage } from '../../../testing/fake-storage.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import type { SessionPorts } from './session-parts.ts'
import { RedirectFailedError } from '../../identity/identity-port.ts'
import { createUiOnlyIdentity } from '../../identity/ui-only-identity.ts'

const aiko = { email: 'aiko@example.com', password: 'secret-1', remember: true }
const aikosSession = { uid: 'uid-aiko@example.com', email: aiko.email }
const hour = 60 * 60 * 1000

let calls: string[]
let clock: FakeClock
let records: FakeRecords
let provider: FakeIdentity
let storages: { local: FakeStorage; session: FakeStorage }

beforeEach(() => {
  calls = []
  clock = installClock(createInstantClock())
  records = createFakeRecords({ now: clock.now })
  provider = new FakeIdentity(calls, records)
  storages = stubStorages({ language: 'ja' })
  stubPage(calls)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function openStore(changed: FakeCalls = {}, ports: Partial<SessionPorts> = {}): SessionStore {
  return createSessionStore({
    loadIdentity: async () => provider,
    ...createFakeSessionPorts(calls, changed),
    ...ports,
  })
}

const comeBack = () => window.dispatchEvent(new Event('online'))
/** Marks the browser as logged out, as the page does before it opens the store. */
const setLoggedOut = (isLoggedOut: boolean) => {
  document.cookie = isLoggedOut ? `${loggedOutCookie}=1` : ''
}

const uiOnly = () => openStore({}, { loadIdentity: async () => createUiOnlyIdentity() })
const unreachable = async () => {
  throw new TypeError('Failed to fetch')
}
const hasAccount = () => records.accounts.set(aiko.email, aiko.password)
const signedIn = (email = aiko.email) => ({
  uid: `uid-${email}`,
  email,
  emailVerified: true,
  signedInAt: new Date(clock.now()),
})

describe('signing up', () => {
  test('a sign-up calls provider and shop, updates the page, then sends the confirmation email', async () => {
    await openStore().signUp(aiko)

    expect(calls).toEqual([
      'provider.setRemember true',
      'provider.signUp',
      'register {"email":"aiko@example.com","password":"secret-1","username":"aiko","remember":true}',
      'provider.idToken',
      'refresh reader',
      'provider.sendVerification ja',
    ])
  })

  test('a sign-up keeps the chosen username', async () => {
    await openStore().signUp({ ...aiko, username: 'Aiko S.' })

    expect(calls).toContain(
      'register {"email":"aiko@example.com","password":"secret-1","username":"Aiko S.","remember":true}',
    )
  })

  test('without "remember me", the session ends with the browser', async () => {
    await openStore().signUp({ ...aiko, remember: false })

    expect(calls).toContain('provider.setRemember false')
    expect(calls).toContain(
      'register {"email":"aiko@example.com","password":"secret-1","username":"aiko","remember":false}',
    )
    expect(calls.filter((call) => call.startsWith('login'))).toEqual([])
  })

  test('a sign-up that did not reach the shop can be repeated', async () => {
    let online = false
    const store = openStore({ register: async () => (online ? undefined : unreachable()) })
    await expect(store.signUp(aiko)).rejects.toThrow('Failed to fetch')
    expect(provider.currentUser()).toBeNull()
    online = true

    await store.signUp(aiko)

    expect(calls).toContain('provider.signIn')
    expect(store.state()).toMatchObject({ status: 'user', user: { email: aiko.email } })
  })

  test('a sign-up with an email that is already in use is always refused', async () => {
    records.accounts.set(aiko.email, 'hers')

    await expect(openStore().signUp(aiko)).rejects.toMatchObject({ code: 'auth/email-already-in-use' })

    expect(calls).not.toContain('refresh reader')
  })
})

describe('signing in', () => {
  test('a login signs in at the provider and the shop', async () => {
    hasAccount()
    const store = openStore()

    await store.signIn(aiko)

    expect(calls).toEqual([
      'provider.setRemember true',
      'provider.signIn',
      'login {"email":"aiko@example.com","password":"secret-1","remember":true}',
      'provider.idToken',
      'refresh reader',
    ])
    expect(store.state()).toEqual({
      status: 'user',
      user: {
        uid: 'uid-aiko@example.com',
        email: 'aiko@example.com',
        emailVerified: false,
        idToken: 'token 1 of aiko@example.com',
        signedInAt: new Date(clock.now()),
      },
    })
  })

  test('without "remember me", token and login backup are stored in the tab only', async () => {
    hasAccount()

    await openStore().signIn({ ...aiko, remember: false })

    expect([...storages.local.kept.keys()]).toEqual([
      'language',
      'temporary_login',
      'previous_user',
      'last_known_user_uid',
    ])
    expect([...storages.session.kept.keys()].toSorted()).toEqual([
      'login_backup',
      'temp_session_token',
      'temp_session_token_expiry',
    ])
  })

  test.each([
    ['deletes the guides that the user saved offline before, without "remember me"', false],
    ['keeps the guides that the user saved offline before, with "remember me"', true],
  ])('a login %s', async (_title, remember) => {
    hasAccount()
    await openStore().signIn(aiko)

    await openStore().signIn({ ...aiko, remember })

    expect(calls.includes('drop saved copies')).toBe(!remember)
  })

  test('the provider’s session ends if the shop refuses the login', async () => {
    hasAccount()
    const store = openStore({ login: unreachable })

    await expect(store.signIn(aiko)).rejects.toThrow('Failed to fetch')

    expect(provider.currentUser()).toBeNull()
    expect([...storages.local.kept.keys()]).toEqual(['language'])
  })

  test('a login that does not reach the shop deletes the previous user’s data', async () => {
    hasAccount()
    storages.local.setItem('last_known_user_uid', 'uid-chie')

    await expect(openStore({ login: unreachable }).signIn(aiko)).rejects.toThrow('Failed to fetch')

    expect([...storages.local.kept.keys()]).toEqual(['language'])
    expect(calls).toContain('drop saved copies')
  })

  test('a login deletes the previous user’s data, except language, theme and provider session', async () => {
    hasAccount()
    const left = {
      previous_user: 'uid-somebody',
      recent_payment_guide: '7',
      'firebase:authUser:k': 'aiko',
    }
    Object.entries(left).forEach(([key, value]) => storages.local.setItem(key, value))

    await openStore().signIn(aiko)

    expect(storages.local.getItem('recent_payment_guide')).toBeNull()
    expect(storages.local.getItem('firebase:authUser:k')).toBe('aiko')
    expect(storages.local.getItem('language')).toBe('ja')
    expect(storages.local.getItem('previous_user')).toBe(aikosSession.uid)
  })

  test('a provider that failed to load is loaded again at the next login', async () => {
    let online = false
    hasAccount()
    const store = openStore({}, { loadIdentity: async () => (online ? provider : unreachable()) })
    await expect(store.signIn(aiko)).rejects.toThrow('Firebase not initialized')
    online = true

    await store.signIn(aiko)

    expect(provider.currentUser()?.email).toBe(aiko.email)
  })
})

describe('signing in with Google', () => {
  test('a Google sign-in completes with a popup and the shop’s login', async () => {
    await openStore().signInWithGoogle(true)

    expect(calls).toContain('provider.popup in ja')
    expect(calls).not.toContain('provider.redirect in ja')
    expect(calls).toContain(
      'login {"email":"google@example.com","password":"external:firebase","remember":true}',
    )
  })

  test.each(['auth/popup-blocked', 'auth/web-storage-unsupported', 'auth/cancelled-popup-request'])(
    'after %s, the page stores the redirect and leaves for Google',
    async (code) => {
      records.popupTrouble = [createProviderError(code)]

      await expect(openStore().signInWithGoogle(true)).rejects.toMatchObject({ code })

      expect(calls).toEqual(['provider.setRemember true', 'provider.redirect in ja'])
      expect(storages.session.getItem('auth_redirect')).not.toBeNull()
    },
  )

  test.each(['auth/popup-closed-by-user', 'auth/network-request-failed', 'auth/unauthorized-domain'])(
    'after %s, the page does not redirect to Google',
    async (code) => {
      records.popupTrouble = [createProviderError(code)]

      await expect(openStore().signInWithGoogle(true)).rejects.toMatchObject({ code })

      expect(calls).toEqual(['provider.setRemember true'])
      expect(storages.session.getItem('auth_redirect')).toBeNull()
    },
  )

  test('without a popup, a Google sign-in redirects and signs in the returning user', async () => {
    records.popupTrouble = [createProviderError('auth/popup-blocked')]
    await expect(openStore().signInWithGoogle(false)).rejects.toMatchObject({
      code: 'auth/popup-blocked',
    })
    expect(calls).toContain('provider.redirect in ja')
    records.redirected = signedIn('google@example.com')
    records.user = records.redirected
    calls.length = 0

    const nextPage = openStore()
    await nextPage.start()

    expect(calls).toContain('provider.setRemember false')
    expect(calls).toContain(
      'login {"email":"google@example.com","password":"external:firebase","remember":false}',
    )
    expect(nextPage.state()).toMatchObject({ status: 'user', user: { email: 'google@example.com' } })
  })

  test('a failed Google redirect is reported once', async () => {
    storages.session.setItem('auth_redirect', JSON.stringify({ startedAt: clock.now(), remember: true }))
    records.redirected = createProviderError('auth/internal-error')
    const store = openStore()

    await expect(store.start()).rejects.toThrow(RedirectFailedError)
    await store.start()
  })
})

describe('emails of the identity provider', () => {
  test('a password reset email is sent in the language of the page', async () => {
    hasAccount()

    await openStore().sendPasswordReset(aiko.email)

    expect(calls).toEqual(['provider.sendPasswordReset aiko@example.com ja'])
  })

  test('a password reset does not reveal whether an address has an account', async () => {
    await expect(openStore().sendPasswordReset('stranger@example.com')).resolves.toBeUndefined()
  })
})

describe('logging out', () => {
  test('a logout deletes everything but language and theme, then signs out at provider and shop', async () => {
    hasAccount()
    const store = openStore()
    await store.signIn(aiko)
    calls.length = 0

    await store.signOut()

    expect(calls).toEqual(['drop saved copies', 'provider.signOut', 'logout'])
    expect([...storages.local.kept.keys()]).toEqual(['language'])
    expect(storages.session.length).toBe(0)
    expect(store.state()).toEqual({ status: 'none' })
  })

  test('a logout works without a network', async () => {
    await openStore({ logout: unreachable }, { loadIdentity: unreachable }).signOut()

    expect(calls.filter((call) => !call.includes('attempt'))).toEqual([
      'drop saved copies',
      'reported: Signing out at the provider failed',
      'reported: The logout call failed',
    ])
  })

  test('a logout that did not reach the shop is completed by the next page or on reconnection', async () => {
    let online = false
    setLoggedOut(true)
    const store = openStore({
      async logout() {
        if (!online) return unreachable()
        calls.push('logout')
        setLoggedOut(false)
      },
    })
    records.user = signedIn()

    await store.start()
    await flushPromises()
    expect(provider.currentUser()).toBeNull()
    expect(document.cookie).not.toBe('')
    online = true
    comeBack()
    await flushPromises()

    expect(calls.filter((call) => call === 'logout')).toHaveLength(1)
    comeBack()
    await flushPromises()
    expect(calls.filter((call) => call === 'logout')).toHaveLength(1)
  })

  test('a page that completes a logout keeps the return path for the next login', async () => {
    storages.session.setItem('path-after-login', '/guide/7')
    storages.session.setItem('temp_session_token', 'token')

    setLoggedOut(true)
    await openStore().start()
    await flushPromises()

    expect([...storages.session.kept]).toEqual([['path-after-login', '/guide/7']])
  })

  test.each<[string, (later: Promise<void>) => Partial<SessionPorts>]>([
    [
      'deleting copies',
      (later) => {
        vi.stubGlobal('caches', { keys: () => later.then(() => []) })
        return {}
      },
    ],
    [
      'signing out at the provider',
      (later) => {
        const slow = Object.assign(new FakeIdentity(calls, records), { signOut: () => later })
        return { loadIdentity: async () => slow }
      },
    ],
  ])(
    'a logout that another tab has not completed (%s) does not end a later login',
    async (_place, busyUntil) => {
      hasAccount()
      setLoggedOut(true)
      const { promise: later, resolve: goOn } = Promise.withResolvers<void>()
      const other = openStore({}, busyUntil(later))
      await other.start()
      await flushPromises()
      const login = async () => setLoggedOut(false)

      await openStore({ login }).signIn(aiko)
      calls.length = 0
      goOn()
      await flushPromises()

      expect(calls).toEqual([])
      expect(provider.currentUser()).toMatchObject({ email: aiko.email })
    },
  )

  test('an unfinished logout does not end a later login', async () => {
    hasAccount()
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const store = openStore({ logout: () => promise })

    const loggingOut = store.signOut()
    const loggingIn = store.signIn(aiko)
    await flushPromises()
    expect(calls).not.toContain('provider.signIn')
    answer()
    await Promise.all([loggingOut, loggingIn])

    expect(store.state()).toMatchObject({ status: 'user', user: { email: aiko.email } })
    expect(storages.local.getItem('last_known_user_uid')).toBe(aikosSession.uid)
  })
})

describe('tokens of API calls', () => {
  test('a guest’s write has no token and does not load the provider', async () => {
    const store = openStore({}, { loadIdentity: unreachable })

    expect(await store.tokenForWrite()).toBeUndefined()
    expect(await store.renewToken({ refused: undefined, reset: true })).toBeUndefined()
  })

  test('with a session cookie, the first write waits for a token', async () => {
    records.user = signedIn()

    expect(await openStore({}, { session: () => aikosSession }).tokenForWrite()).toBe(
      'token 1 of aiko@example.com',
    )
  })

  test('a read never loads the provider, but uses its token once loaded', async () => {
    hasAccount()
    const store = openStore({}, { session: () => aikosSession })
    expect(await store.cachedToken()).toBeUndefined()

    await store.signIn(aiko)

    expect(await store.cachedToken()).toBe('token 1 of aiko@example.com')
  })

  test('a refused token is replaced; a second refusal restarts the provider first', async () => {
    records.user = signedIn()
    const store = openStore({}, { session: () => aikosSession })
    await store.tokenForWrite()
    calls.length = 0

    const [first, second, third] = [1, 2, 3].map((each) => `token ${each} of ${aiko.email}`)
    expect(await store.renewToken({ refused: first, reset: false })).toBe(second)
    expect(await store.renewToken({ refused: second, reset: true })).toBe(third)

    expect(calls).toEqual(['provider.idToken forced', 'provider.deleteApp', 'provider.idToken forced'])
  })
})

describe('the signed-in user', () => {
  test('the signed-in user is unknown at first', () => {
    expect(openStore().state()).toEqual({ status: 'loading' })
  })

  test('the auth check returns the provider’s user and token', async () => {
    records.user = signedIn()
    const store = openStore()

    expect(await store.check()).toBe('user')
    expect(store.state()).toMatchObject({
      status: 'user',
      user: { uid: 'uid-aiko@example.com', emailVerified: true, idToken: 'token 1 of aiko@example.com' },
    })
  })

  test('without a provider user, the auth check returns the backup token', async () => {
    storages.local.setItem('backup_token', 'kept')
    storages.local.setItem('backup_token_expiry', String(clock.now() + 1))

    const store = openStore()

    expect(await store.check()).toBe('backup-token')
    expect(await store.cachedToken()).toBe('kept')
  })

  test('without a user or token, the auth check returns "not authenticated"', async () => {
    const store = openStore()

    expect(await store.check()).toBe('not-authenticated')
    expect(store.state()).toEqual({ status: 'none' })
  })

  test.each([
    ['less than a day ago is shown', 24 * hour - 1, 'user'],
    ['a day ago is not shown', 24 * hour, 'loading'],
    ['in the future is not shown', -hour, 'loading'],
  ])('a user who logged in %s while the provider has not answered', async (_title, ageMs, status) => {
    const backup = { uid: aikosSession.uid, email: aiko.email, timestamp: clock.now() - ageMs }
    storages.local.setItem('login_backup', JSON.stringify(backup))
    storages.local.setItem('last_known_user_uid', aikosSession.uid)
    const store = openStore({}, { loadIdentity: () => new Promise(() => undefined) })

    void store.check()

    expect(store.state().status).toBe(status)
  })

  test('the stored user is shown until the provider reports that no user is signed in', async () => {
    hasAccount()
    await openStore().signIn(aiko)
    storages.local.removeItem('backup_token')
    records.user = null
    const next = openStore()
    const heard: string[] = []
    next.subscribe(() => heard.push(next.state().status))

    expect(await next.check()).toBe('not-authenticated')

    expect(heard).toEqual(['user', 'none'])
    expect([...storages.local.kept.keys()]).not.toContain('login_backup')
    expect([...storages.local.kept.keys()]).not.toContain('last_known_user_uid')
  })

  test('the stored user stays shown while the provider cannot be set up', async () => {
    hasAccount()
    await openStore().signIn(aiko)
    storages.local.removeItem('backup_token')
    const next = openStore({}, { loadIdentity: unreachable })

    await next.check()

    expect(next.state()).toMatchObject({ status: 'user', fromBackup: true, user: { idToken: undefined } })
  })

  test('the last known user stays stored offline, even after more than a day', async () => {
    hasAccount()
    await openStore().signIn(aiko)
    storages.local.removeItem('backup_token')

    await clock.pass(25 * hour)
    await openStore({}, { loadIdentity: unreachable }).check()

    expect(storages.local.getItem('last_known_user_uid')).not.toBeNull()
  })

  test('a page without a session signs in a user whom only the provider knows', async () => {
    records.user = signedIn()

    await openStore().start()

    expect(calls).toEqual(['provider.idToken', 'session', 'refresh reader'])
  })

  test.each([
    [401, null, 'none'],
    [503, aiko.email, 'user'],
  ])(
    'a page signs its user out if the shop refuses the session, but not during an outage (%i)',
    async (httpStatus, email, status) => {
      records.user = signedIn()
      const refusal = Object.assign(new TRPCClientError('refused'), { data: { httpStatus } })
      const store = openStore({ session: async () => Promise.reject(refusal) })

      await store.start()

      expect(provider.currentUser()?.email ?? null).toBe(email)
      expect(store.state()).toMatchObject({ status })
    },
  )

  test('a page without a session or a provider user fetches no user', async () => {
    await openStore().start()

    expect(calls).toEqual([])
  })

  test('a sign-in or sign-out in another tab updates the signed-in user', async () => {
    const store = openStore()
    await store.check()

    provider.become(signedIn())
    await flushPromises()
    expect(store.state().status).toBe('user')

    storages.local.clear()
    provider.become(null)
    await flushPromises()
    expect(store.state().status).toBe('none')
  })

  test('a listener is notified of every change until it unsubscribes', async () => {
    const heard: string[] = []
    const store = openStore()
    const stop = store.subscribe(() => heard.push(store.state().status))

    await store.check()
    stop()
    provider.become(signedIn())
    await flushPromises()

    expect(heard).toEqual(['none'])
  })
})

describe('without a configuration', () => {
  test('without a configuration, no user is shown, and the state is "ui-only"', async () => {
    storages.local.setItem('last_known_user_uid', aikosSession.uid)
    storages.local.setItem('backup_token', 'kept')
    storages.local.setItem('backup_token_expiry', String(clock.now() + hour))
    const store = uiOnly()

    expect(await store.check()).toBe('not-authenticated')
    expect(store.state()).toEqual({ status: 'ui-only' })
    expect(await store.tokenForWrite()).toBeUndefined()
  })

  test('without a configuration, every sign-in method is refused without a request', async () => {
    const store = uiOnly()

    await expect(store.signIn(aiko)).rejects.toThrow('Firebase not initialized')
    await expect(store.signUp(aiko)).rejects.toThrow('Firebase not initialized')
    await expect(store.signInWithGoogle(true)).rejects.toThrow('Firebase not initialized')
    await expect(store.sendPasswordReset(aiko.email)).rejects.toThrow('Firebase not initialized')
    expect(calls).toEqual([])
  })
})
