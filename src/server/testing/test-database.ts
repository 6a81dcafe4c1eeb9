import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

export interface TestDatabase {
  url: string
  /** The same database over a Unix socket, for this process. */
  socketUrl: string
  drop: () => Promise<void>
}

/** A connection costs more than creating a database: one for all of a worker's files. */
let administration: pg.Pool | undefined

/** A separate database, copied from the migrated template, or without any table. */
export async function createTestDatabase(from: 'template' | 'nothing' = 'template'): Promise<TestDatabase> {
  const { postgresUrl, socketDirectory, ...services } = inject('services')
  const template = from === 'template' ? services.template : 'template0'
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const addressOf = (database: string) =>
    `${postgresUrl}/${database}?host=${encodeURIComponent(socketDirectory)}`
  const admin = (administration ??= new pg.Pool({
    connectionString: addressOf('postgres'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }))
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  return {
    url: `${postgresUrl}/${name}`,
    socketUrl: addressOf(name),
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
    },
  }
}

/** The rows of all queues as JSON, from the first shop that this worker opened. */
let queues: string | undefined

/** Creates the queues of an earlier shop with one statement: the job queue takes two or three for each of them. */
export async function createKnownQueues(pool: pg.Pool): Promise<void> {
  if (queues === undefined) return
  await pool.query('insert into pgboss.queue select * from json_populate_recordset(null::pgboss.queue, $1)', [
    queues,
  ])
}

/** Remembers the queues of a new database whose workers have just started. */
export async function rememberQueues(pool: pg.Pool): Promise<void> {
  if (queues !== undefined) return
  const found = await pool.query<{ rows: string }>('select json_agg(queue)::text as rows from pgboss.queue')
  queues = found.rows[0]?.rows
}

/** Opens a connection besides the shop's own, and ends it with the test, also when the test fails. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
