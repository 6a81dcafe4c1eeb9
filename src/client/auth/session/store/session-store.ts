import { getHttpStatus } from '../../../platform/api/api.ts'
import { createAccountStore } from './account-store.ts'
import { createRecoveringIdentity } from '../../identity/recovering-identity.ts'
import { createTokenSource } from './token-source.ts'
import { createSessionCheck } from './check-session.ts'
import { takeRedirect } from './google-redirect.ts'
import { createIdTokens } from './id-tokens.ts'
import { createLastUserStore } from './last-user.ts'
import { createShopSession } from './shop-session.ts'
import { createProviderEvents } from './provider-events.ts'
import type { SessionParts, SessionPorts } from './session-parts.ts'
import { createSessionStateStore } from './session-state.ts'
import { createSignIn } from './sign-in.ts'
import { createSignOut } from './sign-out.ts'
import { createStoredTokens } from './stored-tokens.ts'

export type SessionStore = ReturnType<typeof createSessionStore>

/** Returns whether the shop has ended the session of a user who is still signed in at the provider (B7.41). */
const isRefused = ({ session }: SessionPorts['api']) =>
  session().then(
    () => false,
    (error: unknown) => getHttpStatus(error) === 401,
  )

/** Creates the store from its parts, each of which is documented in its own file. */
export function createSessionStore(ports: SessionPorts) {
  const { clock, refreshReader, reportFailure, storages } = ports
  const report = (what: string) => (error: unknown) => {
    reportFailure(what, error)
    return undefined
  }
  const shown = createSessionStateStore()
  const stored = createStoredTokens(storages)
  const lastUser = createLastUserStore(storages, () => {
    ports.deleteCopies().catch(report('Copies of another user could not be deleted'))
  })
  const identity = createRecoveringIdentity({
    load: async () => news.watch(await ports.loadIdentity()),
    forgetTokens: () => tokens.forget(),
    clock,
    reportFailure,
  })
  const tokens = createIdTokens({ identity, stored, clock, recheck: () => check(), reportFailure })
  const parts: SessionParts = { ...ports, identity, tokens, stored, lastUser, shown, report }
  const check = createSessionCheck(parts)
  const news = createProviderEvents(parts, check)
  const own = createShopSession(parts)
  const { finishRedirect, ...signIn } = createSignIn(parts, own, news)
  const signOut = createSignOut(parts, news)

  return {
    state: shown.state,
    subscribe: shown.subscribe,
    /** Finds the signed-in user at the provider, without a call to the shop's server. */
    check,
    ...signIn,
    ...signOut,
    ...createTokenSource(parts),

    /** On a page without a session: completes a Google sign-in or a logout, or signs in a user known only to the provider. */
    async start(): Promise<void> {
      const redirect = takeRedirect(storages.session, clock.now())
      if (redirect !== undefined) return finishRedirect(redirect)
      if (ports.isLoggedOut()) return void signOut.signOut()
      if ((await check()) !== 'user') return
      if (await isRefused(ports.api)) return signOut.signOut()
      await refreshReader()
    },

    account: createAccountStore(parts, own),
  }
}
