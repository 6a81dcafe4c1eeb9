import { beforeEach, expect, test } from 'vitest'
import { createAuthStore, type AuthPorts, type AuthStore } from './auth-store.ts'
import type { IdentityPort, IdentityUser } from './identity-port.ts'

const aiko = { email: 'aiko@example.com', password: 'secret-1' }
const aikosSession = { uid: 'uid-aiko@example.com', email: aiko.email }

/** A provider that keeps its accounts in memory and writes down what it is asked. */
class PaperProvider implements IdentityPort {
  readonly accounts = new Map<string, string>()
  readonly #calls: string[]
  #user: IdentityUser | null = null

  constructor(calls: string[]) {
    this.#calls = calls
  }

  async signUp(email: string, password: string) {
    if (this.accounts.has(email))
      throw Object.assign(new Error('in use'), { code: 'auth/email-already-in-use' })
    this.accounts.set(email, password)
    return this.#signedIn('signUp', email)
  }
  async signIn(email: string, password: string) {
    if (this.accounts.get(email) !== password)
      throw Object.assign(new Error('no'), { code: 'auth/invalid-credential' })
    return this.#signedIn('signIn', email)
  }
  async signOut() {
    this.#calls.push('provider.signOut')
    this.#user = null
  }
  currentUser = () => this.#user
  onChange = () => () => undefined
  idToken = async () => (this.#user === null ? undefined : `token-of-${this.#user.email}`)

  #signedIn(call: string, email: string): IdentityUser {
    this.#calls.push(`provider.${call}`)
    this.#user = { uid: `uid-${email}`, email, emailVerified: false, signedInAt: new Date(0) }
    return this.#user
  }
}

let calls: string[]
let provider: PaperProvider

beforeEach(() => {
  calls = []
  provider = new PaperProvider(calls)
})

const note = (call: string) => async (input?: unknown) => {
  calls.push(input === undefined ? call : `${call} ${JSON.stringify(input)}`)
}

function openStore(changed: Partial<AuthPorts['api']> = {}, ports: Partial<AuthPorts> = {}): AuthStore {
  return createAuthStore({
    loadIdentity: async () => {
      calls.push('load provider')
      return provider
    },
    api: { register: note('register'), login: note('login'), logout: note('logout'), ...changed },
    session: () => null,
    storages: () => [],
    forgetSavedCopies: note('drop saved copies'),
    refreshReader: note('refresh reader'),
    clearQueries: () => calls.push('clear queries'),
    reload: () => calls.push('reload'),
    reportFailure: (what) => calls.push(`reported: ${what}`),
    ...ports,
  })
}

const unreachable = async () => {
  throw new TypeError('Failed to fetch')
}

test('Aiko signs up: first the provider, then the shop, then the page learns who reads', async () => {
  await openStore().signUp(aiko)

  expect(calls).toEqual([
    'load provider',
    'provider.signUp',
    'register {"email":"aiko@example.com","password":"secret-1","username":"aiko"}',
    'refresh reader',
  ])
})

test('a sign-up that the shop did not hear of can simply be sent again', async () => {
  let online = false
  const store = openStore({ register: async () => (online ? undefined : unreachable()) })
  await expect(store.signUp(aiko)).rejects.toThrow('Failed to fetch')
  online = true

  await store.signUp(aiko)

  expect(calls).toEqual([
    'load provider',
    'provider.signUp',
    'provider.signOut',
    'provider.signIn',
    'refresh reader',
  ])
})

test('a known e-mail stays refused, whoever tries', async () => {
  provider.accounts.set(aiko.email, 'hers')

  await expect(openStore().signUp(aiko)).rejects.toMatchObject({ code: 'auth/email-already-in-use' })

  expect(calls).not.toContain('refresh reader')
})

test('Aiko logs in with provider and shop', async () => {
  provider.accounts.set(aiko.email, aiko.password)

  await openStore().signIn(aiko)

  expect(calls).toEqual([
    'load provider',
    'provider.signIn',
    'login {"email":"aiko@example.com","password":"secret-1"}',
    'refresh reader',
  ])
})

test('a login that the shop refuses leaves nobody half signed in', async () => {
  provider.accounts.set(aiko.email, aiko.password)
  const store = openStore({ login: unreachable })

  await expect(store.signIn(aiko)).rejects.toThrow('Failed to fetch')

  expect(provider.currentUser()).toBeNull()
})

test('logging out ends provider and session, forgets everything and reloads', async () => {
  await openStore().signOut()

  expect(calls).toEqual([
    'load provider',
    'provider.signOut',
    'logout',
    'clear queries',
    'drop saved copies',
    'reload',
  ])
})

test('logging out without a network still forgets everything here', async () => {
  await openStore({ logout: unreachable }, { loadIdentity: unreachable }).signOut()

  expect(calls).toEqual([
    'reported: Signing out at the provider failed',
    'reported: The logout call failed',
    'clear queries',
    'drop saved copies',
    'reload',
  ])
})

test('a guest writes without a token, and no provider is loaded for it', async () => {
  expect(await openStore().tokenForWriting()).toBeUndefined()
  expect(calls).toEqual([])
})

test('a reader who came back with a session cookie gets a token before the first write', async () => {
  provider.accounts.set(aiko.email, aiko.password)
  await provider.signIn(aiko.email, aiko.password)
  const store = openStore({}, { session: () => aikosSession })

  expect(await store.tokenForWriting()).toBe('token-of-aiko@example.com')
})

test('reading never loads the provider, but uses its token once it is here', async () => {
  provider.accounts.set(aiko.email, aiko.password)
  const store = openStore({}, { session: () => aikosSession })
  expect(await store.tokenAtHand()).toBeUndefined()

  await store.signIn(aiko)

  expect(await store.tokenAtHand()).toBe('token-of-aiko@example.com')
})

test('a provider that could not be loaded is asked for again at the next attempt', async () => {
  let online = false
  provider.accounts.set(aiko.email, aiko.password)
  const store = openStore({}, { loadIdentity: async () => (online ? provider : unreachable()) })
  await expect(store.signIn(aiko)).rejects.toThrow('The identity provider is not available')
  online = true

  await store.signIn(aiko)

  expect(provider.currentUser()?.email).toBe(aiko.email)
})
