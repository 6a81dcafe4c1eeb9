import type { Selectable } from 'kysely'
import type { Role } from '../../shared/auth/roles.ts'
import type { Users } from './database-types.ts'

/** The caller, as verified by the identity provider; the address is the provider's of now, at most a minute old. */
export interface Caller {
  uid: string
  email: string
  emailVerified: boolean
  /** Of an operator. */
  role: Role | undefined
  /** When the user last authenticated, for example with a password. */
  authenticatedAt: Date
}

/** Verified on first use, so that requests that do not need it cost nothing. Undefined for guests. */
export type FindCaller = () => Promise<Caller | undefined>

/** A user's row in the shop's own tables. */
export interface User extends Pick<
  Selectable<Users>,
  'id' | 'email' | 'username' | 'freeAccessUsed' | 'createdAt' | 'deletesAt'
> {
  uid: string
}
