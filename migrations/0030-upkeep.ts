// Creates the table of maintenance jobs, with the time of their last success, so that overdue jobs are noticed.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upkeep')
    .addColumn('chore', 'text', (column) =>
      column.primaryKey().check(sql`chore in ('backup', 'restore-drill', 'sweep')`),
    )
    .addColumn('succeeded_at', 'timestamptz', (column) => column.notNull())
    // Figures of the last run, by name.
    .addColumn('figures', 'jsonb', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('upkeep').execute()
}
