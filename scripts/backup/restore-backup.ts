import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listMigrations, migrateDatabase } from '../operator/migrate.ts'
import { BackupError } from './backup-error.ts'
import {
  readBackup,
  formatTableLine,
  type BackupFooter,
  type BackupHeader,
  type BackupPart,
} from './backup-text.ts'
import {
  countLines,
  countRows,
  listTables,
  hashRows,
  formatTableNames,
  withDatabaseConnection,
  type BackupTable,
} from './tables.ts'
import type { BackupProgress } from './write-backup.ts'

export interface RestoreCallbacks extends BackupProgress {
  onStep: (step: string) => void
}

/**
 * Restores a backup into an empty database. Migrates it to the backup's schema, loads and verifies all rows in one transaction,
 * and then migrates it to this release.
 */
export async function restoreBackup(
  databaseUrl: string,
  text: AsyncIterable<Buffer>,
  { onProgress, onStep }: RestoreCallbacks,
): Promise<BackupHeader> {
  const parts = readBackup(text)
  const first = await parts.next()
  if (first.done === true || first.value.kind !== 'head')
    throw new BackupError('This backup has no beginning.')
  const { head } = first.value
  await requireKnownSchema(head)
  await withDatabaseConnection(databaseUrl, (client) => requireEmpty(client, head))

  onStep(`Schema ${head.schema}`)
  await migrateDatabase(databaseUrl, () => undefined, head.schema)
  await withDatabaseConnection(databaseUrl, async (client) => {
    await client.query('begin')
    const tables = await listTables(client)
    for (const { name } of tables.toReversed()) await client.query(`delete from ${name}`)
    // Triggers are disabled while loading, because the backup contains their effects.
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
    const end = await load(client, tables, parts, (rows) => onProgress(rows, sumOf(head.rows)))
    onStep('Comparing what was written with the backup')
    await requireSame(client, tables, end)
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
    await client.query('analyze')
  })
  await migrateDatabase(databaseUrl, (line) => onStep(line))
  return head
}

async function requireKnownSchema({ schema }: BackupHeader): Promise<void> {
  const known = await listMigrations()
  if (known.includes(schema)) return
  throw new BackupError(
    `This backup is of schema ${schema}, and this release knows none newer than ${known.at(-1)}. Restore it with the release that made it, or a newer one.`,
  )
}

/** Throws if the database contains rows. A migrated database without rows is allowed, because a failed restore leaves one. */
async function requireEmpty(client: pg.ClientBase, head: BackupHeader): Promise<void> {
  const tables = await listTables(client)
  if (tables.length === 0) return
  const advice = 'Create a new database, and name it in DATABASE_URL.'
  const full: BackupTable[] = []
  for (const table of tables)
    if (!filledByItself.has(table.name) && (await countRows(client, table.query)) > 0) full.push(table)
  if (full.length > 0)
    throw new BackupError(
      `This database is not empty, and nothing was written: there are rows in ${formatTableNames(full)}. ${advice}`,
    )
  const { rows } = await client
    .query<{ schema: string }>('select max(name) as schema from kysely_migration')
    .catch(() => ({ rows: [] }))
  if (rows[0]?.schema !== head.schema)
    throw new BackupError(
      `This database has tables of ${rows[0]?.schema ?? 'something else'}, and the backup is of schema ${head.schema}. ${advice}`,
    )
}

/** Tables that migrations and the job queue fill, so their rows don't count. */
const filledByItself = new Set(['public.catalogue_version', 'public.minimum_schema', 'pgboss.queue'])

const sumOf = (rows: Record<string, number>) => Object.values(rows).reduce((sum, each) => sum + each, 0)

async function load(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
  parts: AsyncIterator<BackupPart>,
  onRows: (rows: number) => void,
): Promise<BackupFooter> {
  let end: BackupFooter | undefined
  let rows = 0
  // Reading continues to the end of the file, so that trailing data is detected.
  for (let next = await parts.next(); next.done !== true;) {
    const part = next.value
    if (part.kind === 'end') ({ end } = part)
    if (part.kind === 'sequence') await client.query('select setval($1, $2)', [part.name, part.value])
    if (part.kind !== 'table') {
      next = await parts.next()
      continue
    }
    const copy = client.query(copyFrom(formatTableLine(requireTable(tables, part)).replace(';\n', '')))
    async function* lines() {
      for (next = await parts.next(); next.done !== true; next = await parts.next()) {
        if (next.value.kind !== 'rows') return
        rows += countLines(next.value.lines)
        onRows(rows)
        yield next.value.lines
      }
    }
    await pipeline(lines, copy)
  }
  if (end === undefined) throw new BackupError('This backup has no end.')
  return end
}

function requireTable(tables: readonly BackupTable[], wanted: Pick<BackupTable, 'name' | 'columns'>) {
  const table = tables.find(({ name }) => name === wanted.name)
  const missing = wanted.columns.filter((column) => table?.columns.includes(column) !== true)
  if (table === undefined || missing.length > 0)
    throw new BackupError(
      `The backup has ${wanted.name} (${missing.join(', ')}), which this release lacks. Restore it with the release that made it.`,
    )
  return wanted
}

async function requireSame(
  client: pg.ClientBase,
  tables: readonly BackupTable[],
  end: BackupFooter,
): Promise<void> {
  const different: string[] = []
  for (const [name, { rows, sha256 }] of Object.entries(end)) {
    const table = tables.find((table) => table.name === name)
    const found = table === undefined ? undefined : await hashRows(client, table.query)
    if (found?.rows !== rows || found.sha256 !== sha256)
      different.push(`${name} (${found?.rows ?? 0} of ${rows} rows)`)
  }
  if (different.length > 0)
    throw new BackupError(
      `What was written is not what the backup holds: ${different.join(', ')}. Nothing is kept.`,
    )
}
