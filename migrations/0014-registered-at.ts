// Adds the time of registration. A user who was created by a first request has no name until `register` is called, once.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('registered_at', 'timestamptz').execute()
  await sql`update users set registered_at = created_at`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('registered_at').execute()
}
