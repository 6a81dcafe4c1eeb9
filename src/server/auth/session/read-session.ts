import { LRUCache } from 'lru-cache'
import { usernameOf } from '../../../shared/auth/check-credentials.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { findUser } from '../queries.ts'

/** Every page greets its reader, so their names are kept for a minute. */
const names = new LRUCache<string, string>({ max: 10_000, ttl: 60_000 })

/** Who is greeted; asking makes no account (B7.15). */
export async function readSession(db: Db, { uid, email }: Caller) {
  const username = names.get(uid) ?? (await findUser(db, uid))?.username
  // Who has no account yet is about to choose a name.
  if (username !== undefined) names.set(uid, username)
  return { uid, email, username: username ?? usernameOf(email) }
}

export function forgetName(uid: string): void {
  names.delete(uid)
}
