import type { Caller } from '../platform/caller.ts'
import type { AuthDeps } from './deps.ts'
import { deleteSessionsOfUser } from './session/session-queries.ts'
import type { SessionCookie } from './session/session-cookie.ts'

/**
 * Ends all sessions of the caller on every device. Requires no recent login: it only removes access, and a user whose account may be compromised must not be
 * delayed.
 */
export async function logOutEverywhere(
  { db, identity }: Pick<AuthDeps, 'db' | 'identity'>,
  session: SessionCookie,
  caller: Caller,
): Promise<void> {
  await identity.endSessions(caller.uid)
  await deleteSessionsOfUser(db, caller.uid)
  session.clear()
}
