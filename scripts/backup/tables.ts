import { createHash } from 'node:crypto'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

export interface BackupTable {
  /** Name with the schema, quoted for SQL. */
  name: string
  columns: string[]
  /** Query that returns the rows in the same order on every server. */
  query: string
}

export interface TableChecksum {
  rows: number
  sha256: string
}

/** Settings with which a value has the same text on every server. */
const sameTextEverywhere = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0`

/** Opens a connection without a statement timeout for `work`, and closes it afterwards. */
export async function withDatabaseConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // A broken connection makes its query fail, which reports the error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(sameTextEverywhere)
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Tables that are not backed up, because the migrator fills them. */
const migratorTables = ['kysely_migration', 'kysely_migration_lock']
/** Conditions on rows of the job queue. Only pending jobs are backed up; the queue creates the rest. */
const queueTables = { queue: 'true', job: `state < 'completed'` }

/** Returns all tables of a backup, sorted so that none references a later one. Their columns exclude generated ones. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{
    oid: number
    name: string
    condition: string
    columns: string[]
    order: string
    refers_to: number[]
  }>(
    `with kept as (
      select class.oid, format('%I.%I', nspname, relname) as name, coalesce($2::jsonb ->> relname, 'true') as condition
      from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
      where relkind in ('r', 'p') and (nspname = 'public' and relname <> all ($1)
        or nspname = 'pgboss' and $2::jsonb ? relname)
    )
    select oid, name, condition,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = kept.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      (select string_agg(quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end, ', '
          order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = kept.oid and indisprimary) as order,
      array(select confrelid from pg_constraint
        where contype = 'f' and conrelid = kept.oid and confrelid <> kept.oid)::int[] as refers_to
    from kept order by name`,
    [migratorTables, queueTables],
  )
  const sorted: typeof rows = []
  for (let waiting = rows; waiting.length > 0;) {
    const [ready, others] = partition(waiting, ({ refers_to }) =>
      refers_to.every((oid) => !waiting.some((other) => other.oid === oid)),
    )
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${formatTableNames(waiting)}`)
    sorted.push(...ready)
    waiting = others
  }
  return sorted.map(({ name, columns, condition, order }) => ({
    name,
    columns,
    query: `select ${columns.join(', ')} from ${name} where ${condition} order by ${order}`,
  }))
}

export const formatTableNames = (tables: readonly { name: string }[]): string =>
  tables.map(({ name }) => name.replace(/^public\./, '')).join(', ')

function partition<T>(all: T[], belongs: (each: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((each) => !belongs(each))]
}

/** Returns the rows in the format of PostgreSQL's COPY, one per line. */
export function readRows(client: pg.ClientBase, query: string): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy (${query}) to stdout`))
}

export function countLines(text: Buffer): number {
  let lines = 0
  for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, end + 1)) lines += 1
  return lines
}

/** Returns a counter that counts and hashes rows while they are read. */
export function createRowHasher(): {
  add: (lines: Buffer) => void
  rows: () => number
  result: () => TableChecksum
} {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(lines) {
      hash.update(lines)
      rows += countLines(lines)
    },
    rows: () => rows,
    result: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

export async function hashRows(client: pg.ClientBase, query: string): Promise<TableChecksum> {
  const measure = createRowHasher()
  for await (const lines of readRows(client, query)) measure.add(lines)
  return measure.result()
}

export async function countRows(client: pg.ClientBase, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from (${query}) as kept`)
  return Number(rows[0]?.count)
}
