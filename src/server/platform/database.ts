import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'
import { Refusal } from './refusal.ts'
import { noTracer, type Tracer } from './watching/tracer.ts'

/** The database connection of a query: the pool or a transaction. */
export type Db = Kysely<DB>

/** With the listener this makes nine connections per node (R8). */
export const usualPoolSize = 8
/** A longer statement is stuck and blocks others. */
const statementTimeoutMs = 30_000
const maxConnectMs = 10_000

export interface Database {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

interface DatabaseOptions {
  /** Maximum wait for a connection and for a statement of `db`. */
  patienceMs?: number
  span?: Tracer['span']
  /** Mode of all transactions. */
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
    connectionTimeoutMillis: Math.min(patienceMs, maxConnectMs),
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
    // Detects within a minute that the database host is gone, while an import waits without a timeout.
    keepAlive: true,
    keepAliveInitialDelayMillis: statementTimeoutMs,
    ...(mode === 'read-only' && { options: '-c default_transaction_read_only=on' }),
  })
  // The pool replaces a broken connection; without a listener, the error would end the process.
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
 * Opens the query builder. Names are camel case in queries and results, and snake case in the database and in raw SQL. JSON keys
 * are unchanged.
 */
export const openKysely = (pool: PostgresPool): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })

/** The pool's settings, which are missing from the types of a connection. */
interface WithTimeout {
  connectionParameters: { query_timeout: number | false }
}

/**
 * Runs a transaction of any length on a raw connection, for features without Kysely support, such as COPY. Closes the connection
 * afterwards, because its timeouts are off; that also rolls back in any state.
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
 * Wraps the pool for `db`: timeouts and outages are thrown as `unavailable`. A failed connection is not reused, not even for a
 * rollback, which PostgreSQL does itself.
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
        // The text has placeholders and no values.
        const facts = { 'db.system.name': 'postgresql', 'db.query.text': text }
        const config = { text, values, query_timeout: patienceMs } as pg.QueryConfig
        return await span('query', facts, () => client.query(config))
      } catch (error) {
        if (!isOutage(error)) throw error
        lost = unavailable(error)
        throw lost
      }
    }
    // No query of the shop uses a cursor, the other method of the interface.
    return { query, release: () => client.release(lost !== undefined) } as unknown as PostgresPoolClient
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

const unavailable = (cause: unknown) => new Refusal('unavailable', undefined, { cause })

/** Classes 08 and 53, shutdowns, canceled statements, and a read-only server. */
const outageStates = /^(08...|53...|57P0.|57014|25006)$/

/** Returns whether PostgreSQL was unreachable, full or too slow, as opposed to rejecting the statement. */
function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return outageStates.test(error.code ?? '')
  // Errors of the driver are about the connection, except a TypeError for a statement that it can't serialize.
  return error instanceof Error && !(error instanceof TypeError)
}

/** Error codes of a connection that can't be opened or breaks. */
const brokenLine = /^E(CONN(REFUSED|RESET|ABORTED)|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN)$/
/** Messages of the driver for the same, without a code. */
const driversWords = /timeout|^connection terminated|connection error/i

/** Returns whether a retry may help, because the error is an outage; a rejected statement stays rejected. */
export function isOutageError(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'unavailable' && isOutageError(error.cause)
  if (error instanceof pg.DatabaseError) return isOutage(error)
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined) return driversWords.test(error.message)
  return syscall === 'connect' || brokenLine.test(code)
}
