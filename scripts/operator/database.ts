import { openDatabase, type Database } from '../../src/server/platform/database.ts'

/** Returns DATABASE_URL from the environment. Throws if it is missing. */
export function requireDatabaseUrl(): string {
  const url = process.env['DATABASE_URL'] ?? ''
  if (url === '') throw new Error('DATABASE_URL: missing (the PostgreSQL of the shop)')
  return url
}

/** Opens the database of the environment for `work`, and closes it afterwards. */
export async function withShopDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  // A broken connection makes its query fail, which reports the error.
  const database = openDatabase(requireDatabaseUrl(), () => undefined)
  try {
    await work(database)
  } finally {
    await database.close()
  }
}
