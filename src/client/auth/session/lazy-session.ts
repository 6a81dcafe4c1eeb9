import type { AuthState, AuthStore, Session } from './session-store.ts'
import type { TokenSource } from '../../platform/api/bearer-tokens.ts'

/** Stands in for the store until somebody signs in or out, or a signed-in reader writes. */
export interface LazyAuth extends TokenSource {
  openStore: () => Promise<AuthStore>
  /** Says who the page was rendered for; with somebody there, writes wait for their token. */
  noteSession: (session: Session) => void
  /** What the store says, once there is one. */
  state: () => AuthState | undefined
  subscribe: (listener: () => void) => () => void
}

interface LazyPorts {
  open: (session: () => Session) => Promise<AuthStore>
  /** Whether this browser has seen somebody sign in who has not left, cookie or not. */
  remembersSomebody: () => boolean
}

export function createLazyAuth({ open, remembersSomebody }: LazyPorts): LazyAuth {
  let session: Session = null
  let opened: Promise<AuthStore> | undefined
  let store: AuthStore | undefined
  const listeners = new Set<() => void>()

  function openStore(): Promise<AuthStore> {
    opened ??= openAndListen().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function openAndListen(): Promise<AuthStore> {
    store = await open(() => session)
    store.subscribe(() => listeners.forEach((listener) => listener()))
    return store
  }

  async function storeOfReader(): Promise<AuthStore | undefined> {
    if (session === null && opened === undefined && !remembersSomebody()) return undefined
    return openStore()
  }

  return {
    openStore,
    noteSession: (next) => {
      session = next
    },
    state: () => store?.state(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tokenAtHand: async () => (await opened)?.tokenAtHand(),
    tokenForWriting: async () => (await storeOfReader())?.tokenForWriting(),
    renewToken: async (options) => (await storeOfReader())?.renewToken(options),
  }
}
