import type { Account } from '../../shared/auth/auth-schemas.ts'
import type { Caller, User } from '../platform/caller.ts'

/** Converts a user to the account data that users may see about themselves. */
export function toAccount(user: User, { emailVerified, role }: Caller): Account {
  const { uid, email, username, freeAccessUsed, createdAt, deletesAt } = user
  return {
    uid,
    email,
    emailVerified,
    username,
    freeAccessUsed,
    role: role ?? null,
    createdAt: createdAt.toISOString(),
    deletesAt: deletesAt?.toISOString() ?? null,
  }
}
