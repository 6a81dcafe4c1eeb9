import type { PageLanguage } from '../../shared/languages.ts'
import type { Db } from '../platform/database.ts'
import type { User } from '../platform/caller.ts'

const columns = [
  'id',
  'firebase_uid as uid',
  'email',
  'username',
  'free_access_used as freeAccessUsed',
  'created_at as createdAt',
  'deletes_at as deletesAt',
] as const

export function findUser(db: Db, uid: string): Promise<User | undefined> {
  return db.selectFrom('users').select(columns).where('firebase_uid', '=', uid).executeTakeFirst()
}

export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .select(columns)
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}

export async function moveUser(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .updateTable('users')
    .set({ firebase_uid: to })
    .where('firebase_uid', '=', from)
    .executeTakeFirstOrThrow()
}

export async function changeEmail(db: Db, uid: string, email: string): Promise<void> {
  await db.updateTable('users').set({ email }).where('firebase_uid', '=', uid).executeTakeFirstOrThrow()
}

/** Of several requests that notice a new address, one hears true. */
export async function replaceEmail(
  tx: Db,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const changed = await tx
    .updateTable('users')
    .set({ email: to })
    .where('id', '=', userId)
    .where('email', '=', from)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

interface EmailChange {
  newEmail: string
  language: PageLanguage
  askedAt: Date
}

/** The newest takes the place of an earlier one. */
export async function writeEmailChange(db: Db, userId: number, change: EmailChange): Promise<void> {
  const row = { new_email: change.newEmail, language: change.language, asked_at: change.askedAt }
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export async function findEmailChange(db: Db, userId: number): Promise<EmailChange | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .select(['new_email as newEmail', 'language', 'asked_at as askedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  // Languages are written from a page's own.
  return row === undefined ? undefined : { ...row, language: row.language as PageLanguage }
}

export async function deleteEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Links that nobody has opened. At most `most`; says how many. */
export async function deleteEmailChanges(db: Db, askedBefore: Date, most: number): Promise<number> {
  const old = db.selectFrom('email_changes').select('user_id').where('asked_at', '<', askedBefore).limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('email_changes')
    .where('user_id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Undefined if the user is already registered with a name. */
export function nameUser(db: Db, uid: string, username: string, now: Date): Promise<User | undefined> {
  return db
    .updateTable('users')
    .set({ username, registered_at: now })
    .where('firebase_uid', '=', uid)
    .where('registered_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}

/** Also completes the registration of a user who has not set a name yet. */
export function renameUser(db: Db, uid: string, username: string, now: Date): Promise<User> {
  return db
    .updateTable('users')
    .set((user) => ({ username, registered_at: user.fn.coalesce('registered_at', user.val(now)) }))
    .where('firebase_uid', '=', uid)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Undefined if the uid or the e-mail already exists. */
export function recordUser(
  db: Db,
  user: { uid: string; email: string; username: string },
): Promise<User | undefined> {
  return db
    .insertInto('users')
    .values({ firebase_uid: user.uid, email: user.email, username: user.username })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export async function addEndedSession(
  db: Db,
  { fingerprint, expiresAt }: { fingerprint: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('ended_sessions')
    .values({ fingerprint, expires_at: expiresAt })
    .onConflict((row) => row.column('fingerprint').doNothing())
    .execute()
}

/** Cookies that have expired by themselves need no row any longer. At most `most`; says how many. */
export async function deleteEndedSessions(db: Db, expiredBefore: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('ended_sessions')
    .select('fingerprint')
    .where('expires_at', '<', expiredBefore)
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('ended_sessions')
    .where('fingerprint', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function findEndedSession(db: Db, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom('ended_sessions')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row !== undefined
}
