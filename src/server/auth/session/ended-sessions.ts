import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { enforcedDays } from '../../../shared/deadlines.ts'
import type { Caller } from '../../platform/caller.ts'
import type { AuthDeps } from '../deps.ts'
import { addEndedSession, hasEndedSession } from '../queries.ts'
import { deleteSession } from './session-queries.ts'

type EndDeps = Pick<AuthDeps, 'db' | 'clock'>

const lifetimeMs = enforcedDays.sessionDays * 24 * 60 * 60 * 1000

/** Whether a cookie was revoked, by fingerprint. Cached for a minute, so a logout on another node takes effect within that time. */
const ended = new LRUCache<string, boolean>({ max: 10_000, ttl: 60_000 })

const fingerprintOf = (cookie: string) => hash('sha256', cookie, 'base64url')

/** Revokes a session cookie and all copies of it. */
export async function endSession({ db, clock }: EndDeps, cookie: string, caller: Caller): Promise<void> {
  const fingerprint = fingerprintOf(cookie)
  ended.set(fingerprint, true)
  await addEndedSession(db, { fingerprint, expiresAt: new Date(clock().getTime() + lifetimeMs) })
  await deleteSession(db, { uid: caller.uid, signedInAt: caller.authenticatedAt })
}

export async function isSessionRevoked({ db }: EndDeps, cookie: string): Promise<boolean> {
  const fingerprint = fingerprintOf(cookie)
  const known = ended.get(fingerprint)
  if (known !== undefined) return known
  const found = await hasEndedSession(db, fingerprint)
  // A logout during the query has cached true, which must not be overwritten.
  if (found || ended.get(fingerprint) === undefined) ended.set(fingerprint, found)
  return ended.get(fingerprint) ?? found
}
