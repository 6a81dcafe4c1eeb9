import type pg from 'pg'
import { BackupError } from './backup-error.ts'
import {
  formatDeleteLine,
  formatFooterLine,
  formatHeaderLine,
  copyEndMarker,
  formatSequenceLine,
  formatTableLine,
  type BackupFooter,
  type BackupHeader,
} from './backup-text.ts'
import { countRows, listTables, readRows, createRowHasher, withDatabaseConnection } from './tables.ts'

export interface BackupProgress {
  onProgress: (doneRows: number, allRows: number) => void
}

/**
 * Streams the text of a backup to `store`. It is one consistent snapshot, written while the shop is running. Only a few rows
 * are in memory at a time.
 */
export async function writeBackup(
  databaseUrl: string,
  now: Date,
  store: (text: AsyncIterable<Buffer>) => Promise<void>,
  progress: BackupProgress,
): Promise<BackupHeader> {
  return withDatabaseConnection(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const head = await describeDatabase(client, now)
    await store(textOf(client, head, progress))
    return head
  })
}

async function describeDatabase(client: pg.ClientBase, now: Date): Promise<BackupHeader> {
  const rows: Record<string, number> = {}
  const versions = await client
    .query<{ schema: string; jobQueue: number; postgres: string }>(
      `select (select max(name) from kysely_migration) as schema, (select version from pgboss.version) as "jobQueue",
        current_setting('server_version') as postgres`,
    )
    .catch((error: unknown) => {
      throw new BackupError('DATABASE_URL: this is no database of the shop, or it was never migrated.', {
        cause: error,
      })
    })
  const found = versions.rows[0]
  if (found === undefined) throw new BackupError('DATABASE_URL: this database was never migrated.')
  for (const { name, query } of await listTables(client)) rows[name] = await countRows(client, query)
  return { format: 1, madeAt: now.toISOString(), ...found, rows }
}

async function* textOf(
  client: pg.ClientBase,
  head: BackupHeader,
  { onProgress }: BackupProgress,
): AsyncGenerator<Buffer> {
  const tables = await listTables(client)
  const allRows = Object.values(head.rows).reduce((sum, rows) => sum + rows, 0)
  const end: BackupFooter = {}
  let doneRows = 0
  yield Buffer.from(`${formatHeaderLine(head)}begin;\n${tables.toReversed().map(formatDeleteLine).join('')}`)
  for (const table of tables) {
    const measure = createRowHasher()
    yield Buffer.from(formatTableLine(table))
    for await (const lines of readRows(client, table.query)) {
      const before = measure.rows()
      measure.add(lines)
      doneRows += measure.rows() - before
      onProgress(doneRows, allRows)
      yield lines
    }
    yield Buffer.from(copyEndMarker)
    end[table.name] = measure.result()
  }
  yield Buffer.from(`${await sequencesOf(client)}commit;\n${formatFooterLine(end)}`)
}

/** Returns the statements that set the sequences. A snapshot does not include sequences, so they may be ahead of their tables. */
async function sequencesOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows.map(({ name, value }) => formatSequenceLine(name, value)).join('')
}
