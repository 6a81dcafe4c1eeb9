import type { Account } from '../../shared/auth/auth-schemas.ts'
import type { Caller, User } from '../platform/caller.ts'

/** What a person is told about their own account. */
export function toAccount(user: User, { emailVerified, isOperator }: Caller): Account {
  const { uid, email, username, freeAccessUsed, createdAt } = user
  return {
    uid,
    email,
    emailVerified,
    username,
    freeAccessUsed,
    isOperator,
    createdAt: createdAt.toISOString(),
  }
}
