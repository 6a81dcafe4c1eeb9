// The mail's row records whether a message was sent; this column was never written.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').dropColumn('mailed_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('mailed_at', 'timestamptz').execute()
}
