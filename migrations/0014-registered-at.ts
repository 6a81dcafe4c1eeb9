// A user whose row was created by their first request has no name yet; `register` may still add it, once.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('registered_at', 'timestamptz').execute()
  await sql`update users set registered_at = created_at`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('registered_at').execute()
}
