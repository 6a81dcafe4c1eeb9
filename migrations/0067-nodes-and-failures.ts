// Creates the tables of running nodes, and of failed requests by their ids.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('nodes')
    // Each start of a process has its own id.
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('node_version', 'text', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('failed_requests')
    .addColumn('request_id', 'text', (column) => column.primaryKey())
    .addColumn('failed_at', 'timestamptz', (column) => column.notNull())
    // Pattern of the route, never a URL.
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    // File and line in the shop's code. Null if unknown.
    .addColumn('place', 'text')
    .addColumn('release', 'text', (column) => column.notNull())
    // Number of failures of the same kind and minute, including those whose ids were not stored.
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
  await sql`create index failed_requests_by_age on failed_requests (failed_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['failed_requests', 'nodes']) await db.schema.dropTable(table).execute()
}
