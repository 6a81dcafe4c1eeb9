import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

const maxFailedJobs = 20
/** Number of recent Stripe events for which the delay is measured. */
const measuredEvents = 50

export interface QueueState {
  queue: string
  waiting: number
  failed: number
}

/** Counts pending and failed jobs by queue. */
export async function countJobs(db: Db): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select name as queue,
      (count(*) filter (where state in ('created', 'retry', 'active')))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed
    from pgboss.job where state in ('created', 'retry', 'active', 'failed')
    group by name order by name`.execute(db)
  return rows
}

export interface FailedJob {
  id: string
  queue: string
  at: Date
  message: string
}

/** Returns failed jobs, newest first. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name as queue, completed_on as at, coalesce(output ->> 'message', output::text, '') as message
    from pgboss.job where state = 'failed' order by completed_on desc limit ${sql.lit(maxFailedJobs)}`.execute(
    db,
  )
  return rows
}

export async function measureMails(
  db: Db,
): Promise<{ waiting: number; refused: number; oldest: Date | null }> {
  const isWaiting = sql`sent_at is null and refused is null`
  return db
    .selectFrom('mails')
    .select([
      sql<number>`(count(*) filter (where ${isWaiting}))::int`.as('waiting'),
      sql<number>`(count(*) filter (where refused is not null))::int`.as('refused'),
      sql<Date | null>`min(created_at) filter (where ${isWaiting})`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns the time of the last webhook and the longest delay among the recent ones, in seconds. Null if there are none. */
export async function measureEvents(db: Db): Promise<{ lastAt: Date | null; slowestSeconds: number | null }> {
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
