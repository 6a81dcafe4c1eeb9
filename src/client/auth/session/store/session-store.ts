import type { PageLanguage } from '../../../../shared/languages.ts'
import { createAccountStore, type AccountStore } from '../../identity/account-store.ts'
import type { Clock } from '../../../platform/browser/clock.ts'
import { RedirectFailed, signInWithGoogle } from '../../identity/google-sign-in.ts'
import { createIdTokens } from './id-tokens.ts'
import { createRecoveringIdentity } from '../../identity/recovering-identity.ts'
import { providerCodeOf, type IdentityPort, type LoadIdentity } from '../../identity/identity-port.ts'
import type { IdentityUser } from '../../identity/identity-user.ts'
import { createLastPerson, type LoginBackup } from './last-person.ts'
import { SecondFactorNeeded, type SecondFactor, type TakeCode } from '../../identity/second-factor.ts'
import { rememberRedirect, takeRedirect, type PendingRedirect } from './google-redirect.ts'
import type {
  BrowserStorages,
  ItemStorage,
  KeyedStorage,
} from '../../../platform/browser/browser-storages.ts'
import { forgetStoredData } from './stored-data.ts'
import { createStoredTokens } from './stored-tokens.ts'
import type { TokenSource } from '../../../platform/api/bearer-tokens.ts'
import { usernameOf } from '../../../../shared/auth/check-credentials.ts'

/** Who reads the page: what the session cookie says. */
export type Session = { uid: string; email: string } | null

/** Spec 3. Somebody restored from the login backup has no token: what is shown is all that they are (reading A48). */
interface SessionUser {
  uid: string
  email: string
  emailVerified: boolean
  idToken: string | undefined
  lastSignInAt: Date
}

/** What the identity provider says, for display; the server judges every call by itself. */
export type SessionState =
  | { status: 'loading' }
  /** `fromBackup`: the provider knows nobody any more; only this browser remembers who it was. */
  | { status: 'user'; user: SessionUser; fromBackup?: true }
  | { status: 'none' }
  | { status: 'ui-only' }

/** Spec 4: the outcomes of an auth check. */
type SessionCheck =
  | { outcome: 'user'; user: SessionUser; token: string }
  | { outcome: 'backup-token'; token: string }
  | { outcome: 'not-authenticated' }

export interface Remembered {
  /** Without it the session ends with the browser; the default is to remember. */
  remember?: boolean
}

export interface Credentials {
  email: string
  password: string
}

export interface SessionStore extends TokenSource {
  state: () => SessionState
  /** Calls back on every new state; the answer ends the subscription. */
  subscribe: (listener: () => void) => () => void
  /** Finds out who is signed in, without a call of ours. */
  check: () => Promise<SessionCheck>
  signIn: (credentials: Credentials & Remembered) => Promise<void>
  signUp: (account: Credentials & Remembered & { username?: string }) => Promise<void>
  /** In a window of Google's; where the browser allows none, by leaving the page, and then it never resolves. */
  signInWithGoogle: (options?: Remembered) => Promise<void>
  /** For a page without a session: whoever comes back from Google, or is known to the provider alone, is let in. */
  start: () => Promise<void>
  /** Tells nobody whether the address has an account. */
  sendPasswordReset: (email: string) => Promise<void>
  sendVerification: () => Promise<void>
  /** Goes on with a sign-in that ended in `SecondFactorNeeded`; the code that is asked for then ends it. */
  beginSecondFactor: (needed: SecondFactorNeeded, factor: SecondFactor) => Promise<TakeCode<void>>
  account: AccountStore
  signOut: () => Promise<void>
  /** On every device: within a minute nobody is signed in as this person anywhere. */
  signOutEverywhere: () => Promise<void>
}

export interface SessionPorts {
  loadIdentity: LoadIdentity
  api: {
    register: (account: Credentials & { username: string; remember: boolean }) => Promise<unknown>
    login: (credentials: Credentials & { remember: boolean }) => Promise<unknown>
    logout: () => Promise<unknown>
    logoutEverywhere: () => Promise<unknown>
  }
  /** Who the page was rendered for. */
  session: () => Session
  language: () => PageLanguage
  storages: BrowserStorages<ItemStorage & KeyedStorage>
  clock: Clock
  /** What is kept beside the storages: lists, pages, texts for reading offline. */
  forgetCopies: () => Promise<void>
  /** Reads again whatever depends on who is reading. */
  refreshReader: () => Promise<void>
  clearQueries: () => void
  reload: () => void
  reportFailure: (what: string, error: unknown) => void
}

/** The provider owns passwords: who came another way has none for our server, which believes the token (reading A02). */
const noPassword = 'external:firebase'

const shopName = 'AI Income Guides'

export function createSessionStore(ports: SessionPorts): SessionStore {
  const { api, clock, storages } = ports
  const stored = createStoredTokens(storages)
  const person = createLastPerson(storages, () => {
    ports.forgetCopies().catch(report('Copies of somebody else could not be dropped'))
  })
  const module = createRecoveringIdentity({
    load: async () => watch(await ports.loadIdentity()),
    forgetTokens: () => tokens.forget(),
    clock,
    reportFailure: ports.reportFailure,
  })
  const tokens = createIdTokens({ module, stored, clock, recheck: check, reportFailure: ports.reportFailure })
  /** Accounts of this visit: a sign-up that failed after the provider's part goes on instead of "already in use". */
  const madeHere = new Set<string>()
  const listeners = new Set<() => void>()
  let state: SessionState = { status: 'loading' }
  /** While somebody signs in or out here, the provider's own news are only halves of it. */
  let busy = false

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    check,

    signIn: ({ email, password, remember = true }) =>
      undisturbed(async () => {
        const provider = await module.open()
        await forgetTheOneBefore(provider, remember)
        const user = await provider.signIn(email, password)
        await startSession(provider, user, remember, () => api.login({ email, password, remember }))
      }),

    signUp: ({ email, password, username = usernameOf(email), remember = true }) =>
      undisturbed(async () => {
        const provider = await module.open()
        await forgetTheOneBefore(provider, remember)
        const isOurs = madeHere.has(email)
        const user = await (isOurs ? provider.signIn(email, password) : provider.signUp(email, password))
        madeHere.add(email)
        await startSession(provider, user, remember, () =>
          api.register({ email, password, username, remember }),
        )
        if (!isOurs)
          await provider
            .sendVerification(ports.language())
            .catch(report('The verification mail was not sent'))
      }),

    signInWithGoogle: ({ remember = true } = {}) =>
      undisturbed(async () => {
        const provider = await module.open()
        await forgetTheOneBefore(provider, remember)
        const user = await signInWithGoogle(provider, ports.language(), () =>
          rememberRedirect(storages.session, { startedAt: clock.now(), remember }),
        )
        await startSessionOf(provider, user, remember)
      }),

    async start() {
      const redirect = takeRedirect(storages.session, clock.now())
      if (redirect !== undefined) return undisturbed(() => finishRedirect(redirect))
      const { outcome } = await check()
      if (outcome === 'user') await ports.refreshReader()
    },

    async sendPasswordReset(email) {
      const provider = await module.open()
      try {
        await provider.sendPasswordReset(email, ports.language())
      } catch (error) {
        if (providerCodeOf(error) !== 'auth/user-not-found') throw error
      }
    },

    async sendVerification() {
      await (await module.open()).sendVerification(ports.language())
    },

    beginSecondFactor: async (needed, factor) => {
      const finish = await needed.begin(factor, ports.language())
      return (code) =>
        undisturbed(async () => {
          const user = await finish(code)
          tokens.forget()
          await startSessionOf(await module.open(), user, stored.remembers())
        })
    },

    account: createAccountStore({
      openProvider: () => module.open(),
      language: ports.language,
      issuer: shopName,
      renewSession,
    }),

    signOut,

    async signOutEverywhere() {
      await api.logoutEverywhere()
      await signOut()
    },

    async tokenAtHand() {
      if ((await module.opened()) === undefined) return undefined
      return tokens.get().catch(report('No token for reading'))
    },

    async tokenForWriting() {
      if (!expectsSomebody() && (await module.opened()) === undefined) return undefined
      return tokens.get()
    },

    async renewToken({ reset }) {
      if (!expectsSomebody() && (await module.opened()) === undefined) return undefined
      if (reset) await module.restart()
      return tokens.renew()
    },
  }

  function signOut(): Promise<void> {
    return undisturbed(async () => {
      await module
        .open()
        .then((provider) => provider.signOut())
        .catch(report('Signing out at the provider failed'))
      await api.logout().catch(report('The logout call failed'))
      tokens.forget()
      ports.clearQueries()
      forgetStoredData(storages)
      await ports.forgetCopies().catch(report('Copies could not be dropped'))
      show({ status: 'none' })
      ports.reload()
    })
  }

  async function check(): Promise<SessionCheck> {
    const provider = await module.open().catch(report('The auth check goes on without the provider'))
    if (provider?.mode === 'ui-only') {
      show({ status: 'ui-only' })
      return { outcome: 'not-authenticated' }
    }
    const user = provider?.currentUser() ?? undefined
    const token = await (user === undefined ? stored.find(clock.now()) : tokenIfAny())
    if (user !== undefined) return found(user, token)
    const backup = person.restore(clock.now())
    show(
      backup === undefined
        ? { status: 'none' }
        : { status: 'user', user: restored(backup, token), fromBackup: true },
    )
    if (token !== undefined) return { outcome: 'backup-token', token }
    // Whom the cookie still knows stays who they are, for the other tabs too; so does everybody without a connection.
    if (provider !== undefined && backup === undefined && ports.session() === null) person.forget()
    return { outcome: 'not-authenticated' }
  }

  function found(user: IdentityUser, token: string | undefined): SessionCheck {
    const sessionUser = toSessionUser(user, token)
    person.note(user, { remember: stored.remembers(), nowMs: clock.now() })
    show({ status: 'user', user: sessionUser })
    return token === undefined
      ? { outcome: 'not-authenticated' }
      : { outcome: 'user', user: sessionUser, token }
  }

  /** Before a sign-in: no token and no kept place of somebody else may be around when the next one arrives. */
  async function forgetTheOneBefore(provider: IdentityPort, remember: boolean): Promise<void> {
    tokens.forget()
    stored.setRemember(remember)
    await provider.setRemember(remember)
  }

  async function finishRedirect({ remember }: PendingRedirect): Promise<void> {
    try {
      const provider = await module.open()
      await forgetTheOneBefore(provider, remember)
      const user = await provider.redirectResult()
      if (user !== null) await startSessionOf(provider, user, remember)
    } catch (error) {
      throw error instanceof SecondFactorNeeded ? error : new RedirectFailed(error)
    }
  }

  function startSessionOf(provider: IdentityPort, user: IdentityUser, remember: boolean): Promise<void> {
    const login = { email: user.email, password: noPassword, remember }
    return startSession(provider, user, remember, () => api.login(login))
  }

  /** A person whose sign-in has changed goes on reading: a session that cannot be renewed is no reason to end it. */
  async function renewSession(user: IdentityUser | null): Promise<void> {
    tokens.forget()
    if (user === null) return
    const login = { email: user.email, password: noPassword, remember: stored.remembers() }
    await api.login(login).catch(report('The session could not be renewed'))
    show({ status: 'user', user: toSessionUser(user, await tokenIfAny()) })
  }

  /** Half signed in is worse than signed out: without our session the provider's is given up too. */
  async function startSession(
    provider: IdentityPort,
    user: IdentityUser,
    remember: boolean,
    ours: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await ours()
    } catch (error) {
      tokens.forget()
      await provider.signOut()
      throw error
    }
    person.note(user, { remember, nowMs: clock.now() })
    show({ status: 'user', user: toSessionUser(user, await tokenIfAny()) })
    await ports.refreshReader()
  }

  /** Hears what other tabs do with the same provider, and what it does by itself. */
  function watch(provider: IdentityPort): IdentityPort {
    provider.onChange((user) => {
      const shown = state.status === 'user' ? state.user.uid : undefined
      if (busy || user?.uid === shown) return
      if (user !== null && shown !== undefined) tokens.forget()
      check().catch(report('The auth check failed'))
    })
    return provider
  }

  async function undisturbed(work: () => Promise<void>): Promise<void> {
    busy = true
    try {
      await work()
    } finally {
      busy = false
    }
  }

  function expectsSomebody(): boolean {
    return ports.session() !== null || person.lastKnownUid() !== undefined
  }

  function tokenIfAny(): Promise<string | undefined> {
    return tokens.get().catch(report('No token for the auth check'))
  }

  function show(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function report(what: string) {
    return (error: unknown): undefined => {
      ports.reportFailure(what, error)
    }
  }
}

function toSessionUser(
  { uid, email, emailVerified, signedInAt }: IdentityUser,
  idToken: string | undefined,
): SessionUser {
  return { uid, email, emailVerified, idToken, lastSignInAt: signedInAt }
}

function restored({ uid, email, timestamp }: LoginBackup, idToken: string | undefined): SessionUser {
  return { uid, email, emailVerified: false, idToken, lastSignInAt: new Date(timestamp) }
}
