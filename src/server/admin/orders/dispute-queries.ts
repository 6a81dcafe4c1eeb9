import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** Returns open disputes, the nearest deadline first. */
export function listOpenDisputes(db: Db) {
  return db
    .selectFrom('disputes')
    .innerJoin('users', 'users.id', 'disputes.userId')
    .leftJoin('receipts', 'receipts.reference', 'disputes.reference')
    .select(['disputes.id', 'disputes.userId', 'users.email'])
    .select(['receipts.description', 'receipts.language as descriptionLanguage'])
    .select(['disputes.reference', 'disputes.amount', 'disputes.currency', 'disputes.reason'])
    .select(['disputes.evidence', 'disputes.dueAt', 'disputes.openedAt'])
    .where('disputes.isOpen', '=', true)
    .orderBy('disputes.dueAt', (order) => order.asc().nullsLast())
    .orderBy('disputes.id')
    .execute()
}

/** Counts open disputes, and those for which evidence can still be submitted. */
export async function countDisputes(db: Db): Promise<{ open: number; unanswered: number }> {
  return db
    .selectFrom('disputes')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where evidence <> 'submitted' and due_at is not null))::int`.as(
        'unanswered',
      ),
    ])
    .where('isOpen', '=', true)
    .executeTakeFirstOrThrow()
}
