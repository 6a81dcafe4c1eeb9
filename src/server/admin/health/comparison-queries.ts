import { sql, type Selectable, type Updateable } from 'kysely'
import type { Comparisons, Differences } from '../../platform/database-types.ts'
import type { Db } from '../../platform/database.ts'

export type Comparison = Selectable<Comparisons>
export type Difference = Omit<Selectable<Differences>, 'comparisonId'>

/** In place of the last one. False while that has not ended: there is one at a time. */
export async function insertComparison(
  tx: Db,
  { repairs, buyers, begunAt }: Pick<Comparison, 'repairs' | 'buyers' | 'begunAt'>,
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

/** The running reconciliation, or else the last one. */
export async function findLastComparison(db: Db): Promise<Comparison | undefined> {
  return db.selectFrom('comparisons').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export async function updateComparison(
  db: Db,
  id: number,
  changes: Pick<Updateable<Comparisons>, 'endedAt' | 'gaveUp' | 'compared' | 'lastUserId'>,
): Promise<void> {
  await db.updateTable('comparisons').set(changes).where('id', '=', id).execute()
}

/** A comparison that went on after it broke off may come to the same one again. */
export async function recordDifference(db: Db, comparisonId: number, found: Difference): Promise<void> {
  const { userId, stripeId, changes } = found
  await db
    .insertInto('differences')
    .values({ comparisonId, userId, stripeId, changes })
    .onConflict((conflict) => conflict.columns(['comparisonId', 'stripeId']).doNothing())
    .execute()
}

export async function countDifferences(db: Db, comparisonId: number): Promise<number> {
  const { count } = await db
    .selectFrom('differences')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('comparisonId', '=', comparisonId)
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
    .innerJoin('users', 'users.id', 'differences.userId')
    .select(['userId', 'users.email', 'stripeId', 'changes'])
    .where('comparisonId', '=', comparisonId)
    .orderBy('userId')
    .orderBy('stripeId')
    .limit(most)
    .execute()
}
