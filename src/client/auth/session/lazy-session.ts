import { createListeners } from '../../platform/browser/listeners.ts'
import type { SessionStore } from './store/session-store.ts'
import type { Session } from './store/session-state.ts'
import { getLastKnownUid } from '../../platform/browser/last-known-uid.ts'
import type { TokenSource } from '../../platform/api/bearer-tokens.ts'

export type LazySession = ReturnType<typeof createLazySession>

/**
 * Creates a token source that loads the session store only if needed: to sign in or out, or if a signed-in user sends a write
 * or needs a new token.
 */
export function createLazySession(open: (session: () => Session) => Promise<SessionStore>) {
  let session: Session = null
  let opened: Promise<SessionStore> | undefined
  let store: SessionStore | undefined
  const listeners = createListeners()

  function openStore(): Promise<SessionStore> {
    opened ??= openAndListen().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function openAndListen(): Promise<SessionStore> {
    store = await open(() => session)
    store.subscribe(listeners.notify)
    return store
  }

  async function storeOfReader(): Promise<SessionStore | undefined> {
    if (session === null && opened === undefined && getLastKnownUid() === undefined) return undefined
    return openStore()
  }

  const tokens: TokenSource = {
    cachedToken: async () => (await opened)?.cachedToken(),
    tokenForWrite: async () => (await storeOfReader())?.tokenForWrite(),
    renewToken: async (refusal) => (await storeOfReader())?.renewToken(refusal),
  }
  return {
    ...tokens,
    openStore,
    /** Sets the user that the page was rendered for; with a user, writes wait for the token. */
    updateSession: (next: Session) => {
      session = next
    },
    /** Returns the state of the store; undefined until it is loaded. */
    state: () => store?.state(),
    subscribe: listeners.subscribe,
  }
}
