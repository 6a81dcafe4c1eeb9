import { findToken, report, type SessionParts } from './session-parts.ts'
import { forgetLastUser, restoreLastUser, saveLastUser, type LoginBackup } from './last-user.ts'
import type { SessionState } from './session-state.ts'

/** Result of an auth check (B7.26): a user with a token, a backup token without a user, or no user. */
type SessionCheck = 'user' | 'backup-token' | 'not-authenticated'

/**
 * Creates the auth check, which publishes the signed-in user. Until the provider has answered, it publishes a user who logged
 * in less than a day ago.
 */
export function createSessionCheck(parts: SessionParts): () => Promise<SessionCheck> {
  const { identity, stored, shown } = parts

  return async () => {
    const backup = restoreLastUser()
    if (shown.state().status === 'loading' && backup !== undefined) shown.show(greeting(backup))
    const provider = await identity.open().catch(report('The auth check goes on without the provider'))
    if (provider?.mode === 'ui-only') {
      shown.show({ status: 'ui-only' })
      return 'not-authenticated'
    }
    const user = provider?.currentUser() ?? undefined
    const token = await (user === undefined ? stored.find() : findToken(parts))
    if (user !== undefined) {
      saveLastUser(user, stored.remembers())
      shown.show({ status: 'user', user: { ...user, idToken: token } })
      return token === undefined ? 'not-authenticated' : 'user'
    }
    // While the provider does not answer, the stored login is shown (B7.30).
    if (provider === undefined && backup !== undefined) shown.show(greeting(backup, token))
    else shown.show({ status: 'none' })
    if (token !== undefined) return 'backup-token'
    // A user with a valid cookie or without a connection stays signed in, in the other tabs too.
    if (provider !== undefined && parts.session() === null) forgetLastUser()
    return 'not-authenticated'
  }
}

const greeting = ({ uid, email, timestamp }: LoginBackup, idToken?: string): SessionState => ({
  status: 'user',
  user: { uid, email, emailVerified: false, signedInAt: new Date(timestamp), idToken },
  fromBackup: true,
})
