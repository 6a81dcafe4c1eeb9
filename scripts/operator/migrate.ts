import { readdir } from 'node:fs/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { PgBoss } from 'pg-boss'

const folder = new URL('../../migrations/', import.meta.url)

/** Migrates a database to this release, or to one migration of it; prints each step as it is done. */
export async function migrate(
  databaseUrl: string,
  say: (line: string) => void,
  upTo?: string,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
    const { error, results } = await (upTo === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(upTo))
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

/** All that this release knows, the oldest first. */
export async function listMigrations(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
  return files.map((file) => file.replace(/\.ts$/, ''))
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = await listMigrations()
  const modules = await Promise.all(
    names.map((name) => import(new URL(`${name}.ts`, folder).href) as Promise<Migration>),
  )
  return Object.fromEntries(names.map((name, index) => [name, modules[index] ?? neverMissing(name)]))
}

function neverMissing(name: string): never {
  throw new Error(`Migration ${name} could not be read`)
}
