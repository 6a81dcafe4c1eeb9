import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration'
import pg from 'pg'
import { PgBoss } from 'pg-boss'

const folder = new URL('../../migrations/', import.meta.url)

/**
 * A migration of the shop. `outsideTransaction`: whether it runs without a transaction, to create an index on a live table (R12).
 */
interface ShopMigration extends Migration {
  outsideTransaction?: boolean
}

const lockKey = 20_260_037
const askAgainMs = 200

/**
 * Milliseconds that a migration waits for a lock before it gives up and is retried. Writers queue behind a waiting migration,
 * so it gives up before PostgreSQL's deadlock check could abort a writer. Statements outside a transaction, such as `create
 * index concurrently`, wait without blocking writers.
 */
export const migrationLockTimeoutMs = 500
const lockPauseMs = 500
const maxLockTries = 240
const lockNotAvailable = '55P03'

/** Migrates a database to this release, or to one of its migrations. Prints each completed step. */
export async function migrateDatabase(
  databaseUrl: string,
  say: (line: string) => void,
  upTo?: string,
): Promise<void> {
  await withLock(databaseUrl, () => migrateInTurn(databaseUrl, say, upTo))
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ graceful: false })
}

/**
 * Runs `work` while no other process migrates. Polls for the lock, because a waiting statement would delay concurrent index
 * builds.
 */
async function withLock(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const take = async () => {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        lockKey,
      ])
      return rows[0]?.taken === true
    }
    while (!(await take())) await wait(askAgainMs)
    await work()
  } finally {
    await client.end()
  }
}

async function migrateInTurn(databaseUrl: string, say: (line: string) => void, upTo?: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const migrations = await readMigrations()
  const provider = { getMigrations: async () => migrations }
  try {
    const pending = (await new Migrator({ db, provider }).getMigrations()).filter(
      ({ name, executedAt }) => executedAt === undefined && (upTo === undefined || name <= upTo),
    )
    for (const { name } of pending) {
      const disableTransactions = migrations[name]?.outsideTransaction === true
      const { error } = await untilLocked(async () => {
        await pool.query(`set lock_timeout = ${disableTransactions ? 0 : migrationLockTimeoutMs}`)
        return new Migrator({ db, provider, disableTransactions }).migrateUp()
      })
      say(`${error === undefined ? 'done' : 'Error'}: ${name}`)
      if (error !== undefined) throw error
    }
  } finally {
    await db.destroy()
  }
}

async function untilLocked(migrateUp: () => Promise<MigrationResultSet>): Promise<MigrationResultSet> {
  for (let tries = 1; ; tries += 1) {
    const result = await migrateUp()
    const { error } = result
    const isLocked = error instanceof pg.DatabaseError && error.code === lockNotAvailable
    if (!isLocked || tries === maxLockTries) return result
    await wait(lockPauseMs)
  }
}

/** Returns the names of all migrations of this release, oldest first. */
export async function listMigrations(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()
  return files.map((file) => file.replace(/\.ts$/, ''))
}

async function readMigrations(): Promise<Record<string, ShopMigration>> {
  const names = await listMigrations()
  const modules = await Promise.all(
    names.map((name) => import(new URL(`${name}.ts`, folder).href) as Promise<ShopMigration>),
  )
  return Object.fromEntries(names.map((name, index) => [name, modules[index] ?? neverMissing(name)]))
}

function neverMissing(name: string): never {
  throw new Error(`Migration ${name} could not be read`)
}
