import type { Account } from '../../shared/auth-schemas.ts'
import type { Caller, Context } from '../platform/trpc.ts'
import { requireSameEmail } from './require-same-email.ts'
import { requireUser } from './require-user.ts'
import { toAccount } from './to-account.ts'

/** Notes down whom the identity provider has just signed up. Twice is the same as once (reading A63). */
export async function register(
  { deps, session }: Context,
  caller: Caller,
  input: { email: string; username: string },
): Promise<{ user: Account }> {
  requireSameEmail(caller, input.email)
  const user = await requireUser(deps.db, caller, input.username)
  if (session.bearer !== undefined) await session.start(session.bearer, { remember: true })
  return { user: toAccount(user, caller) }
}
