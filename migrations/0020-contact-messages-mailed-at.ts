// Drops a column that was never written. The row of the email records whether the message was sent.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').dropColumn('mailed_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('mailed_at', 'timestamptz').execute()
}
