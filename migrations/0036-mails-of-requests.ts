// Which request a mail comes from, so that a line of the log, an error page and a mail can be laid side by side.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('request_id', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').dropColumn('request_id').execute()
}
