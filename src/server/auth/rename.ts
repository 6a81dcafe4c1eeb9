import type { Account } from '../../shared/auth/auth-schemas.ts'
import type { Caller } from '../platform/caller.ts'
import type { Deps } from '../platform/deps.ts'
import { renameUser } from './queries.ts'
import { forgetName } from './session/read-session.ts'
import { requireUser } from './require-user.ts'
import { toAccount } from './to-account.ts'

/** Usernames are only for display, so two users may have the same (B7.4). */
export async function rename(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  { username }: { username: string },
): Promise<{ user: Account }> {
  await requireUser(db, caller)
  const renamed = await renameUser(db, caller.uid, username, clock())
  forgetName(caller.uid)
  return { user: toAccount(renamed, caller) }
}
