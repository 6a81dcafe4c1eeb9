import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './database.ts'

const migrationsFolder = new URL('../../../migrations/', import.meta.url)

/** Returns the name of the newest migration in this release. */
export async function readRequiredSchemaVersion(): Promise<string> {
  const names = (await readdir(migrationsFolder)).filter((name) => /^\d{4}-.*\.ts$/.test(name)).toSorted()
  const newest = names.at(-1)
  if (newest === undefined) throw new Error('No migrations beside this release')
  return newest.replace(/\.ts$/, '')
}

/** Returns the name of the newest applied migration. Undefined if none was applied. */
export async function findSchemaVersion(db: Db): Promise<string | undefined> {
  const exists = await sql<{
    found: boolean
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db)
  if (exists.rows[0]?.found !== true) return undefined
  const newest = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  )
  return newest.rows[0]?.name ?? undefined
}

/** Returns the name of the migration that a release must contain to run on this schema (R12). */
export async function findMinimumSchema(db: Db): Promise<string> {
  const { migration } = await db.selectFrom('minimumSchema').select('migration').executeTakeFirstOrThrow()
  return migration
}
