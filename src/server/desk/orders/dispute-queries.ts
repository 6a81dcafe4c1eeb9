import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Every open dispute, the nearest deadline first. */
export function listOpenDisputes(db: Db) {
  return db
    .selectFrom('disputes')
    .innerJoin('users', 'users.id', 'disputes.user_id')
    .leftJoin('receipts', 'receipts.reference', 'disputes.reference')
    .select(['disputes.id', 'disputes.user_id as userId', 'users.email', 'receipts.description'])
    .select(['disputes.reference', 'disputes.amount', 'disputes.currency', 'disputes.reason'])
    .select(['disputes.evidence', 'disputes.due_at as dueAt', 'disputes.opened_at as openedAt'])
    .where('disputes.is_open', '=', true)
    .orderBy('disputes.due_at', (order) => order.asc().nullsLast())
    .orderBy('disputes.id')
    .execute()
}

/** Open ones, and those of them for which evidence can still be submitted and was not. */
export async function countDisputes(db: Db): Promise<{ open: number; unanswered: number }> {
  return db
    .selectFrom('disputes')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where evidence <> 'submitted' and due_at is not null))::int`.as(
        'unanswered',
      ),
    ])
    .where('is_open', '=', true)
    .executeTakeFirstOrThrow()
}
