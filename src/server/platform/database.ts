import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'
import { Refusal } from './refusal.ts'
import { noTracer, type Tracer } from './watching/tracer.ts'

/** The only database that a query can see; a transaction is one too. */
export type Db = Kysely<DB>

/** With the listener this makes nine connections a node (R8). */
export const usualPoolSize = 8
/** A statement that takes longer is stuck and blocks others. */
const statementTimeoutMs = 30_000
const longestConnectMs = 10_000

export interface Database {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

interface DatabaseOptions {
  /** No wait for a connection and no statement of `db` takes longer. */
  patienceMs?: number
  span?: Tracer['span']
  /** Of all transactions. */
  mode?: 'write' | 'read-only'
  poolSize?: number
}

export function openDatabase(
  url: string,
  onLostConnection: (error: Error) => void,
  {
    patienceMs = statementTimeoutMs,
    span = noTracer.span,
    mode = 'write',
    poolSize = usualPoolSize,
  }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: Math.min(patienceMs, longestConnectMs),
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
    // Notices within a minute that the machine of the database is gone, while an import waits without a timeout.
    keepAlive: true,
    keepAliveInitialDelayMillis: statementTimeoutMs,
    ...(mode === 'read-only' && { options: '-c default_transaction_read_only=on' }),
  })
  // A connection that breaks is replaced by the pool; without a listener, idle or not, it would end the process.
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => client.on('error', onLostConnection))
  const db = openKysely(withPatience(pool, patienceMs, span))
  return {
    db,
    pool,
    async close() {
      await db.destroy()
      // Kysely ends the pool only if it has run a query itself.
      if (!pool.ending) await pool.end()
    },
  }
}

/**
 * Names are camel case in the query builder and in all results, and snake case in the database and in raw SQL. Keys inside of
 * JSON stay as they are.
 */
export const openKysely = (pool: PostgresPool): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

/** What a pooled connection has beside its types: its own copy of the pool's settings. */
interface WithTimeout {
  connectionParameters: { query_timeout: number | false }
}

/**
 * Runs a transaction of any length on a raw connection, for what Kysely does not support, such as COPY. Its timeouts are off,
 * so the connection isn't used again; closing it also rolls back in any state.
 */
export async function transactOn<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  ;(client as unknown as WithTimeout).connectionParameters.query_timeout = false
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    client.release(true)
  }
}

/**
 * The pool as `db` uses it: what the database does not do in time, and whatever fails because it is away, is refused as
 * `unavailable`. A connection that has failed is not used again, not even for a rollback, which PostgreSQL does by itself.
 */
function withPatience(pool: pg.Pool, patienceMs: number, span: Tracer['span']): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch((error: unknown) => {
      throw unavailable(error)
    })
    let lost: Refusal | undefined
    async function query(text: string, values: unknown[]) {
      if (lost !== undefined) throw lost
      try {
        // Its text has places for values, and none of them.
        const facts = { 'db.system.name': 'postgresql', 'db.query.text': text }
        const config = { text, values, query_timeout: patienceMs } as pg.QueryConfig
        return await span('query', facts, () => client.query(config))
      } catch (error) {
        if (!isOutage(error)) throw error
        lost = unavailable(error)
        throw lost
      }
    }
    // No query of the shop uses a cursor, the other way to ask.
    return { query, release: () => client.release(lost !== undefined) } as unknown as PostgresPoolClient
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

const unavailable = (cause: unknown) => new Refusal('unavailable', undefined, { cause })

/** Classes 08 and 53, shutdowns, statements that were cut off, and a server that may not write. */
const outageStates = /^(08...|53...|57P0.|57014|25006)$/

/** Whether PostgreSQL was away, full or too slow, as opposed to refusing the statement. */
function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return outageStates.test(error.code ?? '')
  // What the driver itself says of a connection; a statement that it can't write is a TypeError.
  return error instanceof Error && !(error instanceof TypeError)
}

/** What a connection says that is not made, or breaks. */
const brokenLine = /^E(CONN(REFUSED|RESET|ABORTED)|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN)$/
/** What the driver says of the same, without a code. */
const driversWords = /timeout|^connection terminated|connection error/i

/** Whether asking PostgreSQL again may help, as nothing but an outage stands in the way; what it refuses stays refused. */
export function mayPass(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'unavailable' && mayPass(error.cause)
  if (error instanceof pg.DatabaseError) return isOutage(error)
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined) return driversWords.test(error.message)
  return syscall === 'connect' || brokenLine.test(code)
}
