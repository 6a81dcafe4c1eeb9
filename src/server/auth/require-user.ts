import { maxUsernameLength, deriveUsername } from '../../shared/auth/check-credentials.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller, User } from '../platform/caller.ts'
import { toDeletedUid } from './deleted-uid.ts'
import { syncEmail, type SyncEmailDeps } from './email/sync-email.ts'
import { findUser, insertUser } from './queries.ts'

/** Returns the caller's user row. The first request that needs the row creates it, so that no sign-up stays incomplete (B7.15). */
export async function requireUser(deps: SyncEmailDeps, caller: Caller): Promise<User> {
  const { db } = deps
  const known = await findUser(db, caller.uid)
  if (known !== undefined) return syncEmail(deps, caller, known)
  // A token may stay valid for a minute after its account was deleted and must not create a new one (B18.9).
  if ((await findUser(db, toDeletedUid(caller.uid))) !== undefined)
    throw new Refusal('authentication-required')
  const { uid, email } = caller
  // Phone-only and anonymous sign-ins get no account, because users are identified by email.
  if (email === '') throw new Refusal('forbidden', 'This login has no email address')
  const made = await insertUser(db, { uid, email, username: shortUsernameOf(email) })
  // No row was created if another tab created it for this uid or the email belongs to another user.
  const user = made ?? (await findUser(db, uid))
  if (user === undefined) throw new Refusal('email-in-use')
  return user
}

function shortUsernameOf(email: string): string {
  return Array.from(deriveUsername(email)).slice(0, maxUsernameLength).join('')
}
