// Creates the table of searches without results. A text is stored only after enough searches, so that it identifies no one.
import { type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('missed_searches')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text')
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'timestamptz', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('missed_searches').execute()
}
