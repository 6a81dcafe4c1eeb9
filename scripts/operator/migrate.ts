import { readdir } from 'node:fs/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { PgBoss } from 'pg-boss'

const folder = new URL('../../migrations/', import.meta.url)

/** Migrates a database to this release; prints each step as it is done. */
export async function migrate(databaseUrl: string, say: (line: string) => void): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const { error, results } = await new Migrator({
      db,
      provider: { getMigrations: readMigrations },
    }).migrateToLatest()
    for (const { migrationName, status } of results ?? [])
      say(`${status === 'Success' ? 'done' : status}: ${migrationName}`)
    if (error !== undefined) throw error
  } finally {
    await db.destroy()
  }
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<Migration>),
  )
  return Object.fromEntries(
    files.map((file, index) => [file.replace(/\.ts$/, ''), modules[index] ?? neverMissing(file)]),
  )
}

function neverMissing(file: string): never {
  throw new Error(`Migration ${file} could not be read`)
}
