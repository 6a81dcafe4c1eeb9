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

/**
 * Keeps the waiting job from being fetched until the transaction has ended: a worker that started it earlier would not see what
 * the transaction writes. False if it has been fetched already. Senders share the lock, so they never wait for each other.
 */
export async function holdWaitingJob(tx: Db, queue: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job where name = ${queue} and singleton_key = ${key} and state = 'created' for share`.execute(
    tx,
  )
  return rows.length > 0
}
