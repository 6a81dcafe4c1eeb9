import type { z } from 'zod'
import type { Account, registerSchema } from '../../shared/auth/auth-schemas.ts'
import type { Caller } from '../platform/caller.ts'
import { requireSameEmail, type SyncEmailDeps } from './email/sync-email.ts'
import { setInitialUsername } from './queries.ts'
import { evictCachedUsername } from './session/read-session.ts'
import { requireUser } from './require-user.ts'
import type { SessionCookie } from './session/session-cookie.ts'
import { toAccount } from './to-account.ts'

/**
 * Registers the user who has just signed up at the identity provider. Idempotent (B7.14): a row created by an earlier request of
 * the same sign-up still gets the name.
 */
export async function registerUser(
  deps: SyncEmailDeps,
  session: SessionCookie,
  caller: Caller,
  { email, username, remember }: z.infer<typeof registerSchema>,
): Promise<{ user: Account }> {
  requireSameEmail(caller, email)
  const known = await requireUser(deps, caller)
  const named = await setInitialUsername(deps.db, caller.uid, username ?? known.username, deps.clock())
  evictCachedUsername(caller.uid)
  // No row was updated if the user already has a name, possibly set a moment ago by another tab.
  const user = named ?? (await requireUser(deps, caller))
  if (session.bearer !== undefined) await session.start(session.bearer, { remember })
  return { user: toAccount(user, caller) }
}
