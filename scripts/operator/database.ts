import { openDatabase, type Database } from '../../src/server/platform/database.ts'

/** Returns the database URL from the environment; throws if it is missing. */
export function requireDatabaseUrl(): string {
  const url = process.env['DATABASE_URL'] ?? ''
  if (url === '') throw new Error('DATABASE_URL: missing (the PostgreSQL of the shop)')
  return url
}

/** Connects to the database from the environment, and closes the connection afterwards. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  // A broken connection fails its query, which reports the error.
  const database = openDatabase(requireDatabaseUrl(), () => undefined)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
