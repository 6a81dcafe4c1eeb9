import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database.ts'

interface WaitingJobs {
  queue: string
  count: number
  /** Age of the oldest job, in seconds. */
  age: number
}

/** Returns the number and age of pending jobs, including retries, by queue. */
export async function listWaitingJobs(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await sql<WaitingJobs>`
    select name as queue, count(*)::int as count, extract(epoch from now() - min(created_on))::float8 as age
    from pgboss.job where state < 'active' group by name`.execute(db)
  return rows
}

/** Returns the names of queues with a due job. Takes one index lookup per queue. */
export async function listDueQueues(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select name from pgboss.queue
    where exists (
      select from pgboss.job
      where job.name = queue.name and job.state < 'active' and job.start_after <= now()
    )`)
  return rows.map(({ name }) => name)
}

/**
 * Locks a pending job until the transaction ends, because a worker that starts it earlier wouldn't see what the transaction writes. Returns false if the job is
 * already running. The lock is shared, so that senders don't wait for each other.
 */
export async function lockPendingJob(tx: Db, queue: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job where name = ${queue} and singleton_key = ${key} and state = 'created' for share`.execute(
    tx,
  )
  return rows.length > 0
}
