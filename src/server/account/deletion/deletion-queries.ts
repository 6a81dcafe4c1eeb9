import { sql, type Selectable } from 'kysely'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

export type Deletion = Selectable<DB['accountDeletions']>

export function findUserUid(db: Db, userId: number): Promise<{ uid: string }> {
  return db
    .selectFrom('users')
    .select('firebaseUid as uid')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/**
 * Returns the user's uid and email address, and locks the user until the transaction ends, so that requesting, canceling and processing a deletion are
 * serialized.
 */
export function lockUserToDelete(tx: Db, userId: number): Promise<{ uid: string; email: string }> {
  return tx
    .selectFrom('users')
    .select(['firebaseUid as uid', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

const deletions = (db: Db) => db.selectFrom('accountDeletions').selectAll()

export function findDeletion(db: Db, id: string): Promise<Deletion | undefined> {
  return deletions(db).where('id', '=', id).executeTakeFirst()
}

export function findDeletionByKey(db: Db, keyHash: string): Promise<Deletion | undefined> {
  return deletions(db).where('keyHash', '=', keyHash).executeTakeFirst()
}

export function findOpenDeletion(db: Db, userId: number): Promise<Deletion | undefined> {
  return deletions(db)
    .where('userId', '=', userId)
    .where('state', 'in', ['asked', 'begun'])
    .executeTakeFirst()
}

/** Returns the user's deletions, oldest first. */
export function listDeletionsOfUser(db: Db, userId: number): Promise<Deletion[]> {
  return deletions(db).where('userId', '=', userId).orderBy('askedAt').execute()
}

export async function insertDeletion(
  tx: Db,
  asked: Omit<Deletion, 'id' | 'state' | 'endedAt' | 'stripeOwed'>,
): Promise<Deletion> {
  const row = await tx.insertInto('accountDeletions').values(asked).returningAll().executeTakeFirstOrThrow()
  await noteDeletesAt(tx, asked.userId, asked.dueAt)
  return row
}

async function noteDeletesAt(tx: Db, userId: number, deletesAt: Date | null): Promise<void> {
  await tx.updateTable('users').set({ deletesAt }).where('id', '=', userId).execute()
}

/** Cancels a deletion and marks it as not yet synced to Stripe. Returns false if the deletion has begun or was canceled already. */
export async function markDeletionCanceled(tx: Db, { id, userId }: Deletion, now: Date): Promise<boolean> {
  const undone = await tx
    .updateTable('accountDeletions')
    .set({ state: 'undone', endedAt: now, stripeOwed: true })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst()
  if (undone === undefined) return false
  await noteDeletesAt(tx, userId, null)
  return true
}

export async function beginDeletion(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('accountDeletions')
    .set({ state: 'begun' })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('dueAt', '<=', now)
    .execute()
}

/** Marks a deletion as synced to Stripe. Returns false if its state has changed since Stripe was updated. */
export async function markStripeSynced(db: Db, { id, state }: Deletion): Promise<boolean> {
  const noted = await db
    .updateTable('accountDeletions')
    .set({ stripeOwed: false })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function endDeletion(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('accountDeletions')
    .set({ state: 'done', endedAt: now, stripeOwed: false })
    .where('id', '=', id)
    .execute()
}

/** Erases all personal data from the user's row and keeps the ids that payments refer to. */
export async function eraseUser(
  tx: Db,
  userId: number,
  { pseudonym, closedUid }: { pseudonym: string; closedUid: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: pseudonym,
      username: '',
      firebaseUid: closedUid,
      otherSessionsEndedAt: null,
      keptSessionAt: null,
      // Marks the contact as synced, so that no job sends the pseudonym to the Stripe customer, whose email address was removed.
      stripeContact: `${pseudonym} `,
    })
    .where('id', '=', userId)
    .execute()
}

/** Returns the ids of deletions that are due or not yet synced to Stripe. */
export async function listDueDeletions(db: Db, now: Date, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('accountDeletions')
    .select('id')
    .where(sql<boolean>`((state = 'asked' and due_at <= ${now}) or state = 'begun' or stripe_owed)`)
    .orderBy('dueAt')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}
