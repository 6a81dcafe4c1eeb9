import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Serializes changes of a user's progress until the transaction ends. */
export async function lockProgress(tx: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${userId}`}, 0))`.execute(tx)
}

/** Returns when the user turned sync off. Undefined while sync is on. */
export async function findOptOut(db: Db, userId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('progressOptOuts')
    .select('optedOutAt')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.optedOutAt
}

export async function storeOptOut(db: Db, userId: number, optedOutAt: Date): Promise<void> {
  await db
    .insertInto('progressOptOuts')
    .values({ userId, optedOutAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteOptOut(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('progressOptOuts').where('userId', '=', userId).execute()
}
