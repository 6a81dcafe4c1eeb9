import { LRUCache } from 'lru-cache'
import type { OwnSession } from '../../../shared/auth/auth-schemas.ts'
import type { Caller, User } from '../../platform/caller.ts'
import type { AuthDeps } from '../deps.ts'
import { describeDevice } from './describe-device.ts'
import type { SessionCookie } from './session-cookie.ts'
import { deleteSessionsOfUser, endOtherSessions, listSessions, touchSession } from './session-queries.ts'

/** Whether each session was ended, by user and sign-in time. Cached for a minute, like the status of the account. */
const endedByUser = new LRUCache<string, Map<number, boolean>>({ max: 10_000, ttl: 60_000 })

/** Returns whether the caller's session was ended from another one (B7.41), and records that it is used. */
export async function wasSessionEndedElsewhere(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  { uid, authenticatedAt: signedInAt }: Caller,
  userAgent: string | undefined,
): Promise<boolean> {
  // Gets the map before the query: if sessions are ended during the query, its result is stored in a discarded map.
  const sessions = endedByUser.get(uid) ?? new Map<number, boolean>()
  if (!endedByUser.has(uid)) endedByUser.set(uid, sessions)
  const cached = sessions.get(signedInAt.getTime())
  if (cached !== undefined) return cached
  const ended = await touchSession(
    db,
    { uid, signedInAt },
    { device: describeDevice(userAgent), now: clock() },
  )
  if (ended !== undefined) sessions.set(signedInAt.getTime(), ended)
  return ended === true
}

/** Returns the user's sessions, without those ended by a new password or everywhere (B7.40). */
export async function listOwnSessions(
  { db, identity }: Pick<AuthDeps, 'db' | 'identity'>,
  { id, uid }: User,
  current: Date,
): Promise<OwnSession[]> {
  const validFrom = await identity.findValidFrom(uid)
  const sessions = await listSessions(db, id)
  return sessions
    .filter(({ signedInAt }) => signedInAt >= validFrom)
    .map(({ signedInAt, lastUsedAt, device }) => ({
      device,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: signedInAt.getTime() === current.getTime(),
    }))
}

/** Ends all sessions of the user except the current one: immediately on this node, within a minute on others (B7.41). */
export async function logOutOtherSessions(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  { uid }: User,
  current: Date,
): Promise<void> {
  await endOtherSessions(db, { uid, signedInAt: current }, clock())
  endedByUser.delete(uid)
}

/**
 * Ends all sessions of the caller on every device. Requires no recent login: it only removes access, and a user whose account may be compromised must not be
 * delayed.
 */
export async function logOutEverywhere(
  { db, identity }: Pick<AuthDeps, 'db' | 'identity'>,
  session: SessionCookie,
  caller: Caller,
): Promise<void> {
  await identity.endSessions(caller.uid)
  await deleteSessionsOfUser(db, caller.uid)
  session.clear()
}
