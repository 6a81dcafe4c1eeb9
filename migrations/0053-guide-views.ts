// Creates the table of views of guide pages by day, without personal data.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guide_views')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('guide_id', 'integer', (column) =>
      column.notNull().references('guides.id').onDelete('cascade'),
    )
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('guide_views_pkey', ['day', 'guide_id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('guide_views').execute()
}
