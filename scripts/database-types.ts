// Writes src/server/platform/database-types.ts from the migrations, through a PostgreSQL of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { migrate } from './migrate.ts'
import { startPostgres } from './services/postgres.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'database-types-'))
const postgres = await startPostgres({ dir: path.join(folder, 'postgres'), fast: true })
try {
  const url = postgres.url('postgres')
  await migrate(url, () => undefined)
  const target = process.argv[2] ?? 'src/server/platform/database-types.ts'
  execFileSync(
    'node_modules/.bin/kysely-codegen',
    [
      '--url',
      url,
      '--dialect',
      'postgres',
      '--default-schema',
      'public',
      '--include-pattern',
      'public.!(kysely_*)',
      '--out-file',
      target,
    ],
    { stdio: 'inherit' },
  )
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
