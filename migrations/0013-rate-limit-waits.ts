// Adds growing waits to rate limits: when the next attempt is allowed, and how many came too early. The index is for the
// retention job.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rate_limits')
    .addColumn('refused', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('opens_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`'epoch'`))
    .execute()
  await db.schema.createIndex('rate_limits_by_end').on('rate_limits').column('window_ends_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('rate_limits_by_end').execute()
  await db.schema.alterTable('rate_limits').dropColumn('refused').dropColumn('opens_at').execute()
}
