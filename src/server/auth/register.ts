import type { Account } from '../../shared/auth/auth-schemas.ts'
import type { Caller } from '../platform/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { nameUser } from './queries.ts'
import { requireSameEmail } from './require-same-email.ts'
import { requireUser } from './require-user.ts'
import type { SessionCookie } from './session-cookie.ts'
import { toAccount } from './to-account.ts'

interface Registration {
  email: string
  username?: string | undefined
  remember: boolean
}

/**
 * Notes down whom the identity provider has just signed up. Twice is the same as once (reading A63), and a row that an
 * earlier request of the same sign-up has made still takes the name.
 */
export async function register(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: SessionCookie,
  caller: Caller,
  { email, username, remember }: Registration,
): Promise<{ user: Account }> {
  requireSameEmail(caller, email)
  const known = await requireUser(db, caller)
  const named = await nameUser(db, caller.uid, username ?? known.username, clock())
  // Nothing named: it has its name already, perhaps since a moment ago and by another tab.
  const user = named ?? (await requireUser(db, caller))
  if (session.bearer !== undefined) await session.start(session.bearer, { remember })
  return { user: toAccount(user, caller) }
}
