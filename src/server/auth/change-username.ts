import type { Account } from '../../shared/auth/auth-schemas.ts'
import type { Caller } from '../platform/caller.ts'
import type { SyncEmailDeps } from './email/sync-email.ts'
import { updateUsername } from './queries.ts'
import { evictCachedUsername } from './session/read-session.ts'
import { requireUser } from './require-user.ts'
import { toAccount } from './to-account.ts'

/** Changes the username. Usernames are for display only and needn't be unique (B7.4). */
export async function changeUsername(
  deps: SyncEmailDeps,
  caller: Caller,
  { username }: { username: string },
): Promise<{ user: Account }> {
  await requireUser(deps, caller)
  const renamed = await updateUsername(deps.db, caller.uid, username, deps.clock())
  evictCachedUsername(caller.uid)
  return { user: toAccount(renamed, caller) }
}
