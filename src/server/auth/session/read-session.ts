import { LRUCache } from 'lru-cache'
import { deriveUsername } from '../../../shared/auth/check-credentials.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Db } from '../../platform/database.ts'
import { findUser } from '../queries.ts'

/** Usernames by uid. Cached for a minute, because every page shows one. */
const names = new LRUCache<string, string>({ max: 10_000, ttl: 60_000 })

/** Returns the user for the page header without creating an account (B7.15). */
export async function readSession(db: Db, { uid, email }: Caller) {
  const username = names.get(uid) ?? (await findUser(db, uid))?.username
  // A user without an account isn't cached, because registration may set another name soon.
  if (username !== undefined) names.set(uid, username)
  return { uid, email, username: username ?? deriveUsername(email) }
}

export function evictCachedUsername(uid: string): void {
  names.delete(uid)
}
