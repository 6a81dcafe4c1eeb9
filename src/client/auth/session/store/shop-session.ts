import type { IdentityPort } from '../../identity/identity-port.ts'
import type { IdentityUser } from '../../identity/identity-user.ts'
import { tokenIfAny, type SessionParts } from './session-parts.ts'
import { toSessionUser } from './session-state.ts'

/** The provider owns passwords: who came another way has none for our server, which believes the token (B7.12). */
const noPassword = 'external:firebase'

/** The shop's own session, which goes along with the provider's. */
export interface ShopSession {
  /** Before a sign-in: no token and no kept place of somebody else may be around when the next one arrives. */
  clearPrevious: (provider: IdentityPort, remember: boolean) => Promise<void>
  /** Half signed in is worse than signed out: when our `call` fails, the provider's session is given up too. */
  start: (
    provider: IdentityPort,
    user: IdentityUser,
    remember: boolean,
    call: () => Promise<unknown>,
  ) => Promise<void>
  /** For somebody whom the provider alone vouches for. */
  startWithoutPassword: (provider: IdentityPort, user: IdentityUser, remember: boolean) => Promise<void>
  /** A person whose sign-in has changed goes on reading: a session that cannot be renewed is no reason to end it. */
  renew: (user: IdentityUser | null) => Promise<void>
}

type ShopSessionParts = Pick<
  SessionParts,
  'api' | 'clock' | 'refreshReader' | 'tokens' | 'stored' | 'lastUser' | 'shown' | 'report'
>

export function createShopSession(parts: ShopSessionParts): ShopSession {
  const { api, clock, tokens, stored, lastUser, shown, report } = parts

  return {
    async clearPrevious(provider, remember) {
      tokens.forget()
      stored.setRemember(remember)
      await provider.setRemember(remember)
    },
    start,
    startWithoutPassword: (provider, user, remember) =>
      start(provider, user, remember, () => loginWithoutPassword(user, remember)),
    async renew(user) {
      tokens.forget()
      if (user === null) return
      await loginWithoutPassword(user, stored.remembers()).catch(report('The session could not be renewed'))
      await showUser(user)
    },
  }

  async function start(
    provider: IdentityPort,
    user: IdentityUser,
    remember: boolean,
    call: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await call()
    } catch (error) {
      tokens.forget()
      await provider.signOut()
      throw error
    }
    lastUser.save(user, { remember, nowMs: clock.now() })
    await showUser(user)
    await parts.refreshReader()
  }

  function loginWithoutPassword({ email }: IdentityUser, remember: boolean): Promise<unknown> {
    return api.login({ email, password: noPassword, remember })
  }

  async function showUser(user: IdentityUser): Promise<void> {
    shown.show({ status: 'user', user: toSessionUser(user, await tokenIfAny(parts)) })
  }
}
