import { usernameMaximum, usernameOf } from '../../shared/auth/check-credentials.ts'
import type { Db } from '../platform/database.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller, User } from '../platform/caller.ts'
import { findUser, recordUser } from './queries.ts'

/** The caller's user row; the first request that needs it creates it, so no sign-up can be left incomplete (B7.15). */
export async function requireUser(db: Db, caller: Caller): Promise<User> {
  const known = await findUser(db, caller.uid)
  if (known !== undefined) return known
  const { uid, email } = caller
  // Phone numbers and anonymous sign-ins are not accounts here: users are contacted and identified by e-mail.
  if (email === '') throw new Refusal('forbidden', 'This sign-in has no e-mail address')
  const made = await recordUser(db, { uid, email, username: shortUsernameOf(email) })
  // No row was created: another tab created it for this uid, or the e-mail belongs to another user.
  const user = made ?? (await findUser(db, uid))
  if (user === undefined) throw new Refusal('email-in-use')
  return user
}

function shortUsernameOf(email: string): string {
  return Array.from(usernameOf(email)).slice(0, usernameMaximum).join('')
}
