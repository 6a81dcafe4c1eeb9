// When each chore of the shop last succeeded, so that it can be seen when one does not any more.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upkeep')
    .addColumn('chore', 'text', (column) =>
      column.primaryKey().check(sql`chore in ('backup', 'restore-drill', 'sweep')`),
    )
    .addColumn('succeeded_at', 'timestamptz', (column) => column.notNull())
    // Numbers about it, by name.
    .addColumn('figures', 'jsonb', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('upkeep').execute()
}
