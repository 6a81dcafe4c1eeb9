import type { Selectable } from 'kysely'
import type { Role } from '../../shared/auth/roles.ts'
import type { DB } from './database-types.ts'

/** User who sends a request, as verified by the identity provider. The data is at most a minute old. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  /** Role in the shop. Undefined for users who aren't operators. */
  role: Role | undefined
  /** Time of the last login, for example with a password. */
  authenticatedAt: Date
}

/** Returns the caller. Undefined for guests. Verified on the first call, so that requests that don't need the caller cost nothing. */
export type FindCaller = () => Promise<Caller | undefined>

/** Columns of a user's row that most modules need. */
export interface User extends Pick<
  Selectable<DB['users']>,
  'id' | 'email' | 'username' | 'freeAccessUsed' | 'createdAt' | 'deletesAt'
> {
  uid: string
}
