import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { withIsoDates } from '../iso-dates.ts'

/** Selects refunds that were given up, and refunds of withdrawals that Stripe has rejected. */
const failedRefunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .select(['paymentId as id', 'userId', 'description', 'language', 'amount', 'currency'])
    .select(['lastFailure as reason', 'createdAt as owedAt'])
    .where('state', '=', 'given-up')
    .unionAll(
      db
        .selectFrom('withdrawals')
        .innerJoin('receipts', 'receipts.id', 'withdrawals.receiptId')
        .select(sql<string>`withdrawals.id::text`.as('id'))
        .select(['withdrawals.userId', 'receipts.description', 'receipts.language', 'withdrawals.amount'])
        .select(['receipts.currency', 'withdrawals.failure as reason', 'withdrawals.statedAt as owedAt'])
        .where('withdrawals.refundedAt', 'is', null)
        .where('withdrawals.failures', '>', 0),
    )
    .as('failed')

/** Returns refunds that need an operator, the oldest first (B20.18). Amounts are minor units. */
export async function listFailedRefunds(db: Db) {
  const rows = await db
    .selectFrom(failedRefunds(db))
    .innerJoin('users', 'users.id', 'failed.userId')
    .selectAll('failed')
    .select('users.email')
    .orderBy('owedAt')
    .execute()
  return rows.map(withIsoDates)
}

/** Counts refunds that need an operator. */
export async function countFailedRefunds(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom(failedRefunds(db))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
