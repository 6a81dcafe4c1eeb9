import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'

/** The only database that a query can see; a transaction is one too. */
export type Db = Kysely<DB>

/** With the listener this makes 9 connections a node (R8). */
const poolSize = 8
/** A statement that takes longer is stuck and blocks others. */
const statementTimeoutMs = 30_000

export interface Database {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

export function openDatabase(url: string, onLostConnection: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
  })
  // A connection that breaks is replaced by the pool; without a listener, idle or not, it would end the process.
  pool.on('error', onLostConnection)
  pool.on('connect', (client) => client.on('error', onLostConnection))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
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

/** A transaction on a raw connection, for what Kysely does not support, such as COPY. */
export async function transactOn<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // Closing the connection rolls back in any state.
    client.release(true)
    throw error
  }
}
