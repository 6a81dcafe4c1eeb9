import type { IdentityPort, IdentityUser } from '../../identity/identity-port.ts'
import { deleteCopies } from './clear-stored-data.ts'
import { clearOtherUsers, saveLastUser } from './last-user.ts'
import { findToken, report, type SessionParts } from './session-parts.ts'

/** The password field of calls to the shop, which trusts the token instead, because the provider manages passwords (B7.12). */
const noPassword = 'external:firebase'

/** The shop's session, which exists in addition to the provider's. */
export type ShopSession = ReturnType<typeof createShopSession>

export function createShopSession(parts: SessionParts) {
  const { api, identity, tokens, stored, shown } = parts

  return {
    /** Opens the provider for a sign-in: removes the previous user's token, and sets where the next one is stored. */
    async openProvider(remember: boolean): Promise<IdentityPort> {
      const provider = await identity.open()
      tokens.forget()
      stored.setRemember(remember)
      await provider.setRemember(remember)
      return provider
    },
    start,
    /**
     * Renews the session after a change of login methods, because Firebase ends all earlier sessions. If that fails, the user
     * stays signed in.
     */
    renew: async (user: IdentityUser | null) => {
      tokens.forget()
      if (user === null) return
      await loginWithoutPassword(user, stored.remembers()).catch(report('The session could not be renewed'))
      await showUser(user)
    },
  }

  /** Starts the session. If `call` fails, also ends the provider's session, so that no user is signed in halfway. */
  async function start(
    provider: IdentityPort,
    user: IdentityUser,
    remember: boolean,
    /** By default, a login for a user whom only the provider has authenticated. */
    call: () => Promise<unknown> = () => loginWithoutPassword(user, remember),
  ): Promise<void> {
    // Cleared even if the call fails, because the provider has already replaced the previous user.
    clearOtherUsers(user.uid)
    try {
      await call()
    } catch (error) {
      tokens.forget()
      await provider.signOut()
      throw error
    }
    saveLastUser(user, remember)
    // Closing the browser ends this session without a logout, which would delete the copies (B11.4).
    if (!remember) await deleteCopies().catch(report('Copies could not be deleted'))
    await showUser(user)
    await parts.refreshReader()
  }

  function loginWithoutPassword({ email }: IdentityUser, remember: boolean): Promise<unknown> {
    return api.login.mutate({ email, password: noPassword, remember })
  }

  async function showUser(user: IdentityUser): Promise<void> {
    shown.show({ status: 'user', user: { ...user, idToken: await findToken(parts) } })
  }
}
