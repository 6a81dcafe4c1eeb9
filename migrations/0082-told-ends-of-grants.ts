// Adds the end of gifted Pro that the user was notified about.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pro_grants').addColumn('end_told', 'timestamptz').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pro_grants').dropColumn('end_told').execute()
}
