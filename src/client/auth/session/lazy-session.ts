import type { SessionStore } from './store/session-store.ts'
import type { SessionState, Session } from './store/session-state.ts'
import type { TokenSource } from '../../platform/api/bearer-tokens.ts'

/** Replaces the store until a user signs in or out, or a signed-in reader sends a write. */
export interface LazySession extends TokenSource {
  openStore: () => Promise<SessionStore>
  /** Sets the user that the page was rendered for; with a user, writes wait for the token. */
  updateSession: (session: Session) => void
  /** Returns the state of the store; undefined until it is loaded. */
  state: () => SessionState | undefined
  subscribe: (listener: () => void) => () => void
}

interface LazyPorts {
  open: (session: () => Session) => Promise<SessionStore>
  /** Returns whether a user has signed in in this browser and not signed out, with or without a cookie. */
  hasLastKnownUser: () => boolean
}

export function createLazySession({ open, hasLastKnownUser }: LazyPorts): LazySession {
  let session: Session = null
  let opened: Promise<SessionStore> | undefined
  let store: SessionStore | undefined
  const listeners = new Set<() => void>()

  function openStore(): Promise<SessionStore> {
    opened ??= openAndListen().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function openAndListen(): Promise<SessionStore> {
    store = await open(() => session)
    store.subscribe(() => listeners.forEach((listener) => listener()))
    return store
  }

  async function storeOfReader(): Promise<SessionStore | undefined> {
    if (session === null && opened === undefined && !hasLastKnownUser()) return undefined
    return openStore()
  }

  return {
    openStore,
    updateSession: (next) => {
      session = next
    },
    state: () => store?.state(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    cachedToken: async () => (await opened)?.cachedToken(),
    tokenForWrite: async () => (await storeOfReader())?.tokenForWrite(),
    renewToken: async (refusal) => (await storeOfReader())?.renewToken(refusal),
  }
}
