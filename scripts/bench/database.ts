import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrateDatabase } from '../operator/migrate.ts'
import { startPostgres } from '../demo/postgres/postgres.ts'

/** Creates a migrated database for `work`, and drops it afterwards. */
export async function withTemporaryDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const postgres = await startPostgres({ dir: path.join(folder, 'postgres'), fast: true })
  try {
    const databaseUrl = postgres.url('postgres')
    await migrateDatabase(databaseUrl, () => undefined)
    await work(databaseUrl)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
