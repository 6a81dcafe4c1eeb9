// Adds the user of each email, for the data export and for account deletions.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mails')
    // Null for an email to the shop itself.
    .addColumn('user_id', 'integer', (column) => column.references('users.id'))
    // Whether to delete the row after sending: the email contains a key, or its recipient's account was deleted.
    .addColumn('forget_when_sent', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await sql`update mails set user_id = users.id from users
    where lower(users.email) = lower(mails.recipient) and mails.reply_to is null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').dropColumn('user_id').dropColumn('forget_when_sent').execute()
}
