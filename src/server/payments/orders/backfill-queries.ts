import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Selectable, type Updateable } from 'kysely'
import pg from 'pg'
import type { OrderBackfill } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

export type Backfill = Selectable<OrderBackfill>

/** How far the backfill of orders has come; undefined before it has begun. */
export function findBackfill(db: Db): Promise<Backfill | undefined> {
  return db.selectFrom('orderBackfill').selectAll().executeTakeFirst()
}

/** Inserts the backfill's row unless it exists; ended immediately if there are no users. */
export async function beginBackfill(db: Db, now: Date): Promise<void> {
  await sql`insert into order_backfill (users, begun_at, ended_at)
    select count(*), ${now}::timestamptz, case when count(*) = 0 then ${now}::timestamptz end from users
    on conflict do nothing`.execute(db)
}

/** Stores progress; never lowers it when two nodes run the backfill at the same time. */
export async function updateBackfill(
  db: Db,
  changes: Pick<Backfill, 'done' | 'lastUserId'> & Pick<Updateable<OrderBackfill>, 'endedAt'>,
): Promise<void> {
  await db
    .updateTable('orderBackfill')
    .set(changes)
    .where('lastUserId', '<=', changes.lastUserId)
    .where('endedAt', 'is', null)
    .execute()
}

/** The next users, in order of id. */
export async function listUserIds(db: Db, after: number, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

const lockNotAvailable = '55P03'
const lockPauseMs = 500

/**
 * Recomputes all of a user's rows in the tables of orders, in one short transaction. Idempotent. While another transaction has
 * locked one of them, it lets that go first: the two might wait for each other.
 */
export async function mirrorUser(db: Db, userId: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await sql`select mirror_user(${userId})`.execute(db)
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== lockNotAvailable) throw error
    }
    await wait(lockPauseMs, undefined, { ...(signal && { signal }) })
  }
}
