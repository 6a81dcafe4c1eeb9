import { sql, type Selectable, type Updateable } from 'kysely'
import type { DB } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

export type Reconciliation = Selectable<DB['comparisons']>
export type Discrepancy = Omit<Selectable<DB['differences']>, 'comparisonId'>

/** Inserts a reconciliation and deletes the previous one. Returns false if one is still running. */
export async function insertReconciliation(
  tx: Db,
  { repairs, buyers, begunAt }: Pick<Reconciliation, 'repairs' | 'buyers' | 'begunAt'>,
): Promise<boolean> {
  await tx.deleteFrom('comparisons').where('endedAt', 'is not', null).execute()
  const row = await tx
    .insertInto('comparisons')
    .values({ repairs, buyers, begunAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the running reconciliation or, if none is running, the last one. */
export async function findLastReconciliation(db: Db): Promise<Reconciliation | undefined> {
  return db.selectFrom('comparisons').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export async function updateReconciliation(
  db: Db,
  id: number,
  changes: Pick<Updateable<DB['comparisons']>, 'endedAt' | 'gaveUp' | 'compared' | 'lastUserId'>,
): Promise<void> {
  await db.updateTable('comparisons').set(changes).where('id', '=', id).execute()
}

/** Inserts a discrepancy. Ignores duplicates, because a resumed reconciliation may find the same discrepancy again. */
export async function recordDiscrepancy(db: Db, comparisonId: number, found: Discrepancy): Promise<void> {
  const { userId, stripeId, changes } = found
  await db
    .insertInto('differences')
    .values({ comparisonId, userId, stripeId, changes })
    .onConflict((conflict) => conflict.columns(['comparisonId', 'stripeId']).doNothing())
    .execute()
}

export async function countDiscrepancies(db: Db, comparisonId: number): Promise<number> {
  const { count } = await db
    .selectFrom('differences')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('comparisonId', '=', comparisonId)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns discrepancies with the email address of the customer. */
export function listDiscrepancies(db: Db, comparisonId: number, limit: number) {
  return db
    .selectFrom('differences')
    .innerJoin('users', 'users.id', 'differences.userId')
    .select(['userId', 'users.email', 'stripeId', 'changes'])
    .where('comparisonId', '=', comparisonId)
    .orderBy('userId')
    .orderBy('stripeId')
    .limit(limit)
    .execute()
}
