import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Returns the time of the last checkout that Stripe refused or left without a response. Null if there is none. */
export async function findLastFailure(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('orders')
    .select(sql<Date | null>`max(closed_at)`.as('at'))
    .where('closedReason', 'is not', null)
    .executeTakeFirstOrThrow()
  return at
}

/** Counts guides on sale with an English text by the state of their Japanese translation. */
export async function countTranslations(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('guides')
    .select(['translationStateJa as state', sql<number>`count(*)::int`.as('count')])
    .where('state', '=', 'on-sale')
    .where('titleEn', '!=', '')
    .groupBy('translationStateJa')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Measures refunds that Stripe completed since a time, and counts all pending and failed ones. */
export function measureRefunds(db: Db, since: Date) {
  const took = sql`extract(epoch from returned_at - created_at)`
  const isDone = sql`state = 'returned' and returned_at >= ${since}`
  return db
    .selectFrom('refunds')
    .select([
      sql<number>`(count(*) filter (where ${isDone}))::int`.as('refundsDone'),
      sql<
        number | null
      >`(percentile_cont(0.5) within group (order by ${took}) filter (where ${isDone}))::int`.as(
        'refundsMedianSeconds',
      ),
      sql<number | null>`(max(${took}) filter (where ${isDone}))::int`.as('refundsSlowestSeconds'),
      sql<number>`(count(*) filter (where state in ('owed', 'shares-owed')))::int`.as('refundsWaiting'),
      sql<number>`(count(*) filter (where state = 'given-up'))::int`.as('refundsGivenUp'),
    ])
    .executeTakeFirstOrThrow()
}

/** Counts reports, their guides, reports with a hidden sentence, and reports that should have been counted by a time. */
export function measureReports(db: Db, lateSince: Date) {
  return db
    .selectFrom('incomeReports')
    .select([
      sql<number>`count(*)::int`.as('reportsAll'),
      sql<number>`count(distinct guide_id)::int`.as('reportsGuides'),
      sql<number>`(count(*) filter (where hidden))::int`.as('reportsHidden'),
      sql<number>`(count(*) filter (where not counted and changed_at < ${lateSince}))::int`.as('reportsLate'),
    ])
    .executeTakeFirstOrThrow()
}
