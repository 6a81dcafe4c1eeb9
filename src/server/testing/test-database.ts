import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

export interface TestDatabase {
  url: string
  /** URL of the same database over a Unix socket, for this process. */
  socketUrl: string
  drop: () => Promise<void>
}

/** Connection that creates and drops databases. Shared by all files of a worker, because connecting is slower than creating a database. */
let administration: pg.Pool | undefined

/** Creates a database as a copy of the migrated template, or without tables. */
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

/** Rows of all job queues as JSON, from the first shop of this worker. Undefined before that. */
let queues: string | undefined

/** Inserts the queues of an earlier shop with one statement. The job queue would need two or three for each queue. */
export async function createKnownQueues(pool: pg.Pool): Promise<void> {
  if (queues === undefined) return
  await pool.query('insert into pgboss.queue select * from json_populate_recordset(null::pgboss.queue, $1)', [
    queues,
  ])
}

/** Stores the queues of a new database after its workers have started. */
export async function rememberQueues(pool: pg.Pool): Promise<void> {
  if (queues !== undefined) return
  const found = await pool.query<{ rows: string }>('select json_agg(queue)::text as rows from pgboss.queue')
  queues = found.rows[0]?.rows
}

/** Opens a connection for one test and closes it when the test finishes, even if it fails. */
export async function connectToDatabase(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
