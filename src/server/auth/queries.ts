import type { Selectable } from 'kysely'
import type { DB } from '../platform/database-types.ts'
import type { Db } from '../platform/database.ts'
import type { User } from '../platform/caller.ts'

const columns = [
  'id',
  'firebaseUid as uid',
  'email',
  'username',
  'freeAccessUsed',
  'createdAt',
  'deletesAt',
] as const

export function findUser(db: Db, uid: string): Promise<User | undefined> {
  return db.selectFrom('users').select(columns).where('firebaseUid', '=', uid).executeTakeFirst()
}

export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .select(columns)
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}

/** Changes the uid or the email of the user with this uid. */
export async function updateUser(db: Db, uid: string, change: { firebaseUid: string } | { email: string }) {
  await db.updateTable('users').set(change).where('firebaseUid', '=', uid).executeTakeFirstOrThrow()
}

/** Replaces the user's email. Returns false if a concurrent request has replaced it already. */
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

type EmailChange = Omit<Selectable<DB['emailChanges']>, 'userId'>

/** Stores a requested email change and replaces an earlier one. */
export async function upsertEmailChange(db: Db, userId: number, change: EmailChange): Promise<void> {
  await db
    .insertInto('emailChanges')
    .values({ userId, ...change })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
    .execute()
}

export function findEmailChange(db: Db, userId: number): Promise<EmailChange | undefined> {
  return db
    .selectFrom('emailChanges')
    .select(['newEmail', 'language', 'askedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function deleteEmailChange(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('emailChanges').where('userId', '=', userId).execute()
}

/** Sets the name of a user who has none. Undefined if the user already has a name. */
export function setInitialUsername(
  db: Db,
  uid: string,
  username: string,
  now: Date,
): Promise<User | undefined> {
  return db
    .updateTable('users')
    .set({ username, registeredAt: now })
    .where('firebaseUid', '=', uid)
    .where('registeredAt', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}

/** Renames the user and completes a registration that has no name yet. */
export function updateUsername(db: Db, uid: string, username: string, now: Date): Promise<User> {
  return db
    .updateTable('users')
    .set((user) => ({ username, registeredAt: user.fn.coalesce('registeredAt', user.val(now)) }))
    .where('firebaseUid', '=', uid)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Creates a user. Undefined if the uid or the email already exists. */
export function insertUser(
  db: Db,
  user: { uid: string; email: string; username: string },
): Promise<User | undefined> {
  return db
    .insertInto('users')
    .values({ firebaseUid: user.uid, email: user.email, username: user.username })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export async function addEndedSession(
  db: Db,
  { fingerprint, expiresAt }: { fingerprint: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('endedSessions')
    .values({ fingerprint, expiresAt })
    .onConflict((row) => row.column('fingerprint').doNothing())
    .execute()
}

export async function hasEndedSession(db: Db, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom('endedSessions')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row !== undefined
}
