import type { Account } from '../../shared/auth/auth-schemas.ts'
import type { Caller, Context } from '../platform/trpc.ts'
import { renameUser } from './queries.ts'
import { requireUser } from './require-user.ts'
import { toAccount } from './to-account.ts'

/** Usernames are for reading only, so two people may have the same (reading A43). */
export async function rename(
  { deps }: Context,
  caller: Caller,
  { username }: { username: string },
): Promise<{ user: Account }> {
  await requireUser(deps.db, caller)
  return { user: toAccount(await renameUser(deps.db, caller.uid, username, deps.clock()), caller) }
}
