import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

export interface Comparison {
  id: number
  /** Whether it writes what differs; else it only says so. */
  repairs: boolean
  begunAt: Date
  endedAt: Date | null
  gaveUp: boolean
  /** How many buyers there were when it began, and how many are compared. */
  buyers: number
  compared: number
  /** The buyer after whom it goes on. */
  lastUserId: number
}

export interface Difference {
  userId: number
  /** The payment, or the customer where it is about Pro. */
  stripeId: string
  changes: string[]
}

const comparisonColumns = [
  'id',
  'repairs',
  'begun_at as begunAt',
  'ended_at as endedAt',
  'gave_up as gaveUp',
  'buyers',
  'compared',
  'last_user_id as lastUserId',
] as const

/** In place of the last one. False while that has not ended: there is one at a time. */
export async function insertComparison(
  tx: Db,
  { repairs, buyers, begunAt }: Pick<Comparison, 'repairs' | 'buyers' | 'begunAt'>,
): Promise<boolean> {
  await tx.deleteFrom('comparisons').where('ended_at', 'is not', null).execute()
  const row = await tx
    .insertInto('comparisons')
    .values({ repairs, buyers, begun_at: begunAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The one that is running, or else the last one. */
export async function findLastComparison(db: Db): Promise<Comparison | undefined> {
  return db
    .selectFrom('comparisons')
    .select(comparisonColumns)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function updateComparison(
  db: Db,
  id: number,
  { endedAt, gaveUp, compared, lastUserId }: Partial<Comparison>,
): Promise<void> {
  await db
    .updateTable('comparisons')
    .set({ ended_at: endedAt, gave_up: gaveUp, compared, last_user_id: lastUserId })
    .where('id', '=', id)
    .execute()
}

/** A comparison that went on after it broke off may come to the same one again. */
export async function recordDifference(db: Db, comparisonId: number, found: Difference): Promise<void> {
  const { userId, stripeId, changes } = found
  await db
    .insertInto('differences')
    .values({ comparison_id: comparisonId, user_id: userId, stripe_id: stripeId, changes })
    .onConflict((conflict) => conflict.columns(['comparison_id', 'stripe_id']).doNothing())
    .execute()
}

export async function countDifferences(db: Db, comparisonId: number): Promise<number> {
  const { count } = await db
    .selectFrom('differences')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('comparison_id', '=', comparisonId)
    .executeTakeFirstOrThrow()
  return count
}

/** With whose payment it is. */
export async function listDifferences(
  db: Db,
  comparisonId: number,
  most: number,
): Promise<(Difference & { email: string })[]> {
  return db
    .selectFrom('differences')
    .innerJoin('users', 'users.id', 'differences.user_id')
    .select(['user_id as userId', 'users.email', 'stripe_id as stripeId', 'changes'])
    .where('comparison_id', '=', comparisonId)
    .orderBy('user_id')
    .orderBy('stripe_id')
    .limit(most)
    .execute()
}
