// Adds how often a preview was read to its end, by day, without personal data.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guide_views')
    .addColumn('preview_ends', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('guide_views').dropColumn('preview_ends').execute()
}
