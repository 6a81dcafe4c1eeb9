// Adds the job that starts when an email is rejected permanently, and the time at which the email of a gift was rejected.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('if_refused', 'jsonb').execute()
  await db.schema.alterTable('gifts').addColumn('refused_at', 'timestamptz').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('gifts').dropColumn('refused_at').execute()
  await db.schema.alterTable('mails').dropColumn('if_refused').execute()
}
