import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Returns the time of the database, which all nodes share. */
export async function findDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  if (rows[0] === undefined) throw new Error('PostgreSQL has no time')
  return rows[0].now
}
