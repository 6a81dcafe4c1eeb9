import type { Selectable } from 'kysely'
import type { Role } from '../../shared/auth/roles.ts'
import type { Users } from './database-types.ts'

/** The caller, as verified by the identity provider. The email address is at most a minute old. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  /** Undefined for users who are not operators. */
  role: Role | undefined
  /** When the user last authenticated, for example with a password. */
  authenticatedAt: Date
}

/** Returns the caller, verified on first use, so that requests without a need for it cost nothing. Undefined for guests. */
export type FindCaller = () => Promise<Caller | undefined>

/** Columns of a user's row. */
export interface User extends Pick<
  Selectable<Users>,
  'id' | 'email' | 'username' | 'freeAccessUsed' | 'createdAt' | 'deletesAt'
> {
  uid: string
}
