import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../demo/postgres/postgres.ts'
import { migrateDatabase } from '../operator/migrate.ts'
import { importedColumnTypes, readColumnTypeOverrides } from './column-types.ts'

/** Writes src/server/platform/database-types.ts from the migrations, using a separate PostgreSQL. */
export async function writeDatabaseTypes(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'database-types-'))
  const postgres = await startPostgres({ dir: path.join(folder, 'postgres'), fast: true })
  try {
    const url = postgres.url('postgres')
    await migrateDatabase(url, () => undefined)
    execFileSync('node_modules/.bin/kysely-codegen', await codegenArguments(url), { stdio: 'inherit' })
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Only the shop's own tables, without those of the migrator and the job queue. */
export async function codegenArguments(databaseUrl: string): Promise<string[]> {
  const tables = ['--default-schema', 'public', '--include-pattern', 'public.!(kysely_*)']
  return [
    '--url',
    databaseUrl,
    '--dialect',
    'postgres',
    ...tables,
    '--camel-case',
    '--custom-imports',
    JSON.stringify(importedColumnTypes),
    '--overrides',
    JSON.stringify({ columns: await readColumnTypeOverrides(databaseUrl) }),
    '--out-file',
    'src/server/platform/database-types.ts',
  ]
}
