// Creates the table of requested data exports, which are stored until they expire.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_exports')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language ~ '^[a-z]{2,3}$'`))
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    // Null until the export is ready.
    .addColumn('content', 'jsonb')
    .execute()
  await sql`create unique index data_exports_waiting on data_exports (user_id) where content is null`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('data_exports').execute()
}
