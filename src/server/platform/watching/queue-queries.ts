import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database.ts'

interface WaitingJobs {
  queue: string
  count: number
  /** Seconds since the oldest of them was sent. */
  age: number
}

/** Jobs that wait to be done, for the first time or again. */
export async function listWaitingJobs(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select name as queue, count(*)::int as count, extract(epoch from now() - min(created_on))::float8 as age
    from pgboss.job where state < 'active' group by name`.execute(db)
  return rows
}

/** The queues with a job that may be fetched now: one index look-up per queue. */
export async function listDueQueues(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select name from pgboss.queue
    where exists (
      select from pgboss.job
      where job.name = queue.name and job.state < 'active' and job.start_after <= now()
    )`)
  return rows.map(({ name }) => name)
}
