import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './database-types.ts'

/** The only database that a query can see; a transaction is one too. */
export type Db = Kysely<DB>

/** With the listener this makes 9 connections a node (design 1). */
const poolSize = 8

export interface Database {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

export function openDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onIdleError)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
