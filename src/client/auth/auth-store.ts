import { IdentityUnavailable, type IdentityPort, type LoadIdentity } from './identity-port.ts'
import { forgetStoredData, type KeyedStorage } from './stored-data.ts'
import type { TokenSource } from './token-source.ts'
import { usernameOf } from './validation.ts'

/** Who reads the page: what the session cookie says. */
export type Session = { uid: string; email: string } | null

export interface Credentials {
  email: string
  password: string
}

export interface AuthPorts {
  loadIdentity: LoadIdentity
  api: {
    register: (account: Credentials & { username: string }) => Promise<unknown>
    login: (credentials: Credentials) => Promise<unknown>
    logout: () => Promise<unknown>
  }
  /** Who the page was rendered for. */
  session: () => Session
  storages: () => readonly KeyedStorage[]
  /** Reads again whatever depends on who is reading. */
  refreshReader: () => Promise<void>
  clearQueries: () => void
  reload: () => void
  reportFailure: (what: string, error: unknown) => void
}

export interface AuthStore extends TokenSource {
  signIn: (credentials: Credentials) => Promise<void>
  signUp: (credentials: Credentials) => Promise<void>
  signOut: () => Promise<void>
}

export function createAuthStore(ports: AuthPorts): AuthStore {
  const identity = loadOnce(ports.loadIdentity)
  /** Accounts of this visit: a sign-up that failed after the provider's part goes on instead of "already in use". */
  const madeHere = new Set<string>()

  return {
    async signIn({ email, password }) {
      const provider = await identity.load()
      await provider.signIn(email, password)
      await orSignOut(provider, ports.api.login({ email, password }))
      await ports.refreshReader()
    },

    async signUp({ email, password }) {
      const provider = await identity.load()
      await (madeHere.has(email) ? provider.signIn(email, password) : provider.signUp(email, password))
      madeHere.add(email)
      await orSignOut(provider, ports.api.register({ email, password, username: usernameOf(email) }))
      await ports.refreshReader()
    },

    async signOut() {
      await identity
        .load()
        .then((provider) => provider.signOut())
        .catch(report('Signing out at the provider failed'))
      await ports.api.logout().catch(report('The logout call failed'))
      ports.clearQueries()
      forgetStoredData(ports.storages())
      ports.reload()
    },

    async tokenAtHand() {
      const provider = await identity.loaded()
      return provider?.idToken().catch(report('No token for reading'))
    },

    async tokenForWriting() {
      const provider = ports.session() === null ? await identity.loaded() : await identity.load()
      return provider?.idToken()
    },

    async renewToken() {
      const provider = await identity.load()
      return provider.idToken({ force: true })
    },
  }

  function report(what: string) {
    return (error: unknown): undefined => {
      ports.reportFailure(what, error)
    }
  }
}

/** Half signed in is worse than signed out: without our session the provider's is given up too. */
async function orSignOut(provider: IdentityPort, ours: Promise<unknown>): Promise<void> {
  try {
    await ours
  } catch (error) {
    await provider.signOut()
    throw error
  }
}

function loadOnce(load: LoadIdentity) {
  let loading: Promise<IdentityPort> | undefined
  return {
    load(): Promise<IdentityPort> {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw new IdentityUnavailable(error)
      })
      return loading
    },
    async loaded(): Promise<IdentityPort | undefined> {
      return loading?.catch(() => undefined)
    },
  }
}
