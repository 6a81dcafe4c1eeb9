import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

const maxFailedJobs = 20
/** Number of recent Stripe events for which the delay is measured. */
const measuredEvents = 50

/** Counts pending and failed jobs by queue. */
export async function countJobs(db: Db) {
  const { rows } = await sql<{ queue: string; waiting: number; failed: number }>`
    select name as queue,
      (count(*) filter (where state in ('created', 'retry', 'active')))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed
    from pgboss.job where state in ('created', 'retry', 'active', 'failed')
    group by name order by name`.execute(db)
  return rows
}

/** Returns failed jobs, newest first. */
export async function listFailedJobs(db: Db) {
  const { rows } = await sql<{ id: string; queue: string; at: Date; message: string }>`
    select id, name as queue, completed_on as at, coalesce(output ->> 'message', output::text, '') as message
    from pgboss.job where state = 'failed' order by completed_on desc limit ${sql.lit(maxFailedJobs)}`.execute(
    db,
  )
  return rows
}

export function measureMailDelivery(db: Db) {
  return db
    .selectFrom('mails')
    .select([
      sql<number>`(count(*) filter (where sent_at is null and refused is null))::int`.as('waiting'),
      sql<number>`(count(*) filter (where refused is not null))::int`.as('refused'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns the time of the last webhook and the longest delay among the recent ones, in seconds. Null if there are none. */
export function measureWebhookDelay(db: Db) {
  const newest = db
    .selectFrom('stripeEvents')
    .select(['created', 'received'])
    .orderBy('received', 'desc')
    .limit(measuredEvents)
    .as('newest')
  return db
    .selectFrom(newest)
    .select([
      sql<Date | null>`max(received)`.as('lastAt'),
      sql<number | null>`extract(epoch from max(received - created))::float8`.as('slowestSeconds'),
    ])
    .executeTakeFirstOrThrow()
}
