import type { Account } from '../../shared/auth/auth-schemas.ts'
import type { Caller, User } from '../platform/caller.ts'

/** The account data that a user may see about themselves. */
export function toAccount(user: User, { emailVerified, isOperator }: Caller): Account {
  const { uid, email, username, freeAccessUsed, createdAt, deletesAt } = user
  return {
    uid,
    email,
    emailVerified,
    username,
    freeAccessUsed,
    isOperator,
    createdAt: createdAt.toISOString(),
    deletesAt: deletesAt?.toISOString() ?? null,
  }
}
