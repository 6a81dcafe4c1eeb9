// Which ends of gifted Pro months were announced to the user.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pro_grants').addColumn('end_told', 'timestamptz').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pro_grants').dropColumn('end_told').execute()
}
