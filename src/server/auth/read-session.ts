import { usernameOf } from '../../shared/auth/check-credentials.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/database.ts'
import { findUser } from './queries.ts'

/** Who is greeted; asking makes no account (B7.15). */
export async function readSession(db: Db, { uid, email }: Caller) {
  const user = await findUser(db, uid)
  return { uid, email, username: user?.username ?? usernameOf(email) }
}
