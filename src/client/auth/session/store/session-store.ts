import type { TokenRefusal } from '../../../platform/api/bearer-tokens.ts'
import { getLastKnownUid } from '../../../platform/browser/last-known-uid.ts'
import { getHttpStatus } from '../../../platform/api/api.ts'
import { loadIdentity } from '../../identity/load-identity.ts'
import { isLoggedOut } from '../logged-out.ts'
import { createAccountStore } from './account-store.ts'
import { createRecoveringIdentity } from '../../identity/recovering-identity.ts'
import { createSessionCheck } from './check-session.ts'
import { takeRedirect } from './google-redirect.ts'
import { createIdTokens } from './id-tokens.ts'
import { createShopSession } from './shop-session.ts'
import { createProviderEvents } from './provider-events.ts'
import { report, type SessionParts, type SessionPorts } from './session-parts.ts'
import { createSessionStateStore } from './session-state.ts'
import { createSignIn } from './sign-in.ts'
import { createSignOut } from './sign-out.ts'
import { createStoredTokens } from './stored-tokens.ts'

export type SessionStore = ReturnType<typeof createSessionStore>

/** Returns whether the shop has ended the session of a user who is still signed in at the provider (B7.41). */
const isRefused = ({ session }: SessionPorts['api']) =>
  session.query().then(
    () => false,
    (error: unknown) => getHttpStatus(error) === 401,
  )

/** Creates the store from its parts, each of which is documented in its own file. */
export function createSessionStore(ports: SessionPorts) {
  const shown = createSessionStateStore()
  const stored = createStoredTokens()
  const identity = createRecoveringIdentity(
    async () => news.watch(await (ports.loadIdentity ?? loadIdentity)()),
    () => tokens.forget(),
  )
  const tokens = createIdTokens(identity, stored, () => check())
  const parts: SessionParts = { ...ports, identity, tokens, stored, shown }
  const check = createSessionCheck(parts)
  const news = createProviderEvents(parts, check)
  const own = createShopSession(parts)
  const { finishRedirect, ...signIn } = createSignIn(parts, own, news)
  const signOut = createSignOut(parts, news)
  /** Returns whether a call needs no token. A guest's calls never load the provider. */
  const isGuest = async () =>
    ports.session() === null && getLastKnownUid() === undefined && (await identity.opened()) === undefined

  return {
    state: shown.state,
    subscribe: shown.subscribe,
    /** Finds the signed-in user at the provider, without a call to the shop's server. */
    check,
    ...signIn,
    ...signOut,
    cachedToken: async () => (await identity.opened()) && tokens.get().catch(report('No token for reading')),
    tokenForWrite: async () => ((await isGuest()) ? undefined : tokens.get()),
    renewToken: async (refusal: TokenRefusal) => ((await isGuest()) ? undefined : tokens.renew(refusal)),

    /** On a page without a session: completes a Google sign-in or a logout, or signs in a user known only to the provider. */
    async start(): Promise<void> {
      const redirect = takeRedirect()
      if (redirect !== undefined) return finishRedirect(redirect)
      if (isLoggedOut()) return void signOut.signOut()
      if ((await check()) !== 'user') return
      if (await isRefused(ports.api)) return signOut.signOut()
      await ports.refreshReader()
    },

    account: createAccountStore(parts, own),
  }
}
