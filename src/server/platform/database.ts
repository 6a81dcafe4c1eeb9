import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  PostgresQueryCompiler,
  type PluginTransformQueryArgs,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'
import { Refusal } from './refusal.ts'
import { noTracer, type Tracer } from './watching/tracer.ts'

/** Query builder on the pool or on a transaction. */
export type Db = Kysely<DB>

/** Default number of connections in the pool. With the listener, a node has nine connections (R8). */
export const defaultPoolSize = 8
/** Milliseconds. A statement that takes longer is stuck and blocks others. */
const statementTimeoutMs = 30_000

export type Database = ReturnType<typeof openDatabase>

interface DatabaseOptions {
  /** Maximum wait for a connection or a statement of `db`, in milliseconds. */
  patienceMs?: number
  span?: Tracer['span']
  /** Access mode of all transactions. */
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
    poolSize = defaultPoolSize,
  }: DatabaseOptions = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
    // Detects within a minute that the database host is gone, even during an import, which has no timeout.
    keepAlive: true,
    keepAliveInitialDelayMillis: statementTimeoutMs,
    ...(mode === 'read-only' && { options: '-c default_transaction_read_only=on' }),
  })
  // The pool replaces broken connections. Without this listener, the error would end the process.
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => client.on('error', onLostConnection))
  const db = openKysely(withPatience(pool, patienceMs, span))
  return {
    db,
    pool,
    close: async (): Promise<void> => {
      await db.destroy()
      // Kysely ends the pool only if it has run a query itself.
      if (!pool.ending) await pool.end()
    },
  }
}

/**
 * Opens the query builder. Names are in camel case in queries and results, and in snake case in the database and in raw SQL. Keys of JSON values aren't
 * changed.
 */
export const openKysely = (pool: PostgresPool): Db =>
  new Kysely<DB>({ dialect: new SnakeCaseDialect({ pool }), plugins: [names] })

/** Converts the names in results. The plugin would also copy the tree of each query; the compiler converts those names instead. */
class NamesInResults extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }

  toDatabaseName(name: string): string {
    return this.snakeCase(name)
  }
}

const names = new NamesInResults({ maintainNestedObjectKeys: true })

class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    return super.sanitizeIdentifier(names.toDatabaseName(name))
  }
}

class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new SnakeCaseCompiler()
  }
}

/** Setting of a connection that the types of `pg` lack. */
interface WithTimeout {
  connectionParameters: { query_timeout: number | false }
}

/**
 * Runs a transaction of any length on a raw connection, for features that Kysely doesn't support, such as COPY. Closes the connection afterwards, because its
 * timeouts are off; closing also rolls back a failed transaction.
 */
export async function runRawTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
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
 * Wraps the pool for `db`: throws timeouts and outages as `unavailable`. A failed connection isn't reused, not even for a rollback, which PostgreSQL does
 * itself.
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
        // The SQL text contains placeholders but no values.
        const facts = { 'db.system.name': 'postgresql', 'db.query.text': text }
        const config = { text, values, query_timeout: patienceMs } as pg.QueryConfig
        return await span('query', facts, () => client.query(config))
      } catch (error) {
        if (!isOutage(error)) throw error
        lost = unavailable(error)
        throw lost
      }
    }
    // Cursors, the other method of the interface, aren't used by the shop.
    return { query, release: () => client.release(lost !== undefined) } as unknown as PostgresPoolClient
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

const unavailable = (cause: unknown) => new Refusal('unavailable', undefined, { cause })

/** SQLSTATE codes of outages: classes 08 and 53, shutdowns, canceled statements and read-only servers. */
const outageStates = /^(08...|53...|57P0.|57014|25006)$/

/** Returns whether PostgreSQL was unreachable, overloaded or too slow. False if it rejected the statement. */
function isOutage(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return outageStates.test(error.code ?? '')
  // Errors of the driver concern the connection, except a TypeError for a statement that it can't serialize.
  return error instanceof Error && !(error instanceof TypeError)
}

/** Error codes of connections that can't be opened or break. */
const brokenLine = /^E(CONN(REFUSED|RESET|ABORTED)|HOSTUNREACH|NETUNREACH|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN)$/
/** Messages of driver errors without a code, for the same failures. */
const driversWords = /timeout|^connection terminated|connection error/i

/** Returns whether the error is an outage, so that a retry may help. A rejected statement would be rejected again. */
export function isOutageError(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'unavailable' && isOutageError(error.cause)
  if (error instanceof pg.DatabaseError) return isOutage(error)
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === undefined) return driversWords.test(error.message)
  return syscall === 'connect' || brokenLine.test(code)
}
