import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Identifies a session by its sign-in time, which Firebase writes into each token and cookie of the session. */
interface SessionKey {
  uid: string
  signedInAt: Date
}

/**
 * Returns whether a session was ended from another one. If not, records its use, at most once an hour. Undefined for users
 * without an account, whose sessions are not recorded.
 */
export async function touchSession(
  db: Db,
  { uid, signedInAt }: SessionKey,
  { device, now }: { device: string; now: Date },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ ended: boolean }>`
    with found as (
      select id, coalesce(${signedInAt} < other_sessions_ended_at and ${signedInAt} <> kept_session_at, false) as ended
      from users where firebase_uid = ${uid}
    ), used as (
      insert into sessions (user_id, signed_in_at, device, last_used_at)
      select id, ${signedInAt}::timestamptz, ${device}, ${now}::timestamptz from found where not ended
      on conflict (user_id, signed_in_at) do update set last_used_at = excluded.last_used_at
      where sessions.last_used_at < excluded.last_used_at - interval '1 hour'
    )
    select ended from found`.execute(db)
  return rows[0]?.ended
}

/** Returns the sessions of a user that were not ended, last used first. */
export function listSessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['signedInAt', 'device', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('otherSessionsEndedAt', 'is', null),
        eb('signedInAt', '>=', eb.ref('otherSessionsEndedAt')),
        eb('signedInAt', '=', eb.ref('keptSessionAt')),
      ]),
    )
    .orderBy('lastUsedAt', 'desc')
    .orderBy('signedInAt', 'desc')
    .execute()
}

/** Ends all sessions of a user except this one. */
export async function endOtherSessions(db: Db, { uid, signedInAt }: SessionKey, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ otherSessionsEndedAt: now, keptSessionAt: signedInAt })
    .where('firebaseUid', '=', uid)
    .execute()
}

const deleteSessionsQuery = (db: Db, uid: string) =>
  db
    .deleteFrom('sessions')
    .where('userId', '=', (eb) => eb.selectFrom('users').select('id').where('firebaseUid', '=', uid))

export async function deleteSession(db: Db, { uid, signedInAt }: SessionKey): Promise<void> {
  await deleteSessionsQuery(db, uid).where('signedInAt', '=', signedInAt).execute()
}

export async function deleteSessionsOfUser(db: Db, uid: string): Promise<void> {
  await deleteSessionsQuery(db, uid).execute()
}
