import { openDatabase, type Database } from '../../src/server/platform/database.ts'

/** The address of the database that the environment names. */
export function requireDatabaseUrl(): string {
  const url = process.env['DATABASE_URL'] ?? ''
  if (url === '') throw new Error('DATABASE_URL: missing (the PostgreSQL of the shop)')
  return url
}

/** Works on the database that the environment names, and closes it again. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  // A connection that breaks fails the query on it, which says so.
  const database = openDatabase(requireDatabaseUrl(), () => undefined)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
