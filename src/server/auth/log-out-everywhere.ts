import type { Caller } from '../platform/caller.ts'
import type { AuthDeps } from './deps.ts'
import type { SessionCookie } from './session-cookie.ts'

/**
 * Ends every session of the caller, on every device. It asks for no fresh sign-in: it only takes away, and whoever
 * fears for their account must not be held up.
 */
export async function logOutEverywhere(
  { identity }: Pick<AuthDeps, 'identity'>,
  session: SessionCookie,
  caller: Caller,
): Promise<void> {
  await identity.endSessions(caller.uid)
  session.clear()
}
