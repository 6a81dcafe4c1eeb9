// Creates the table of account deletions: requested, canceled or done. A deletion is processed until Stripe and Firebase are
// updated.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_deletions')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    // Hash of the key with which the email's link cancels the deletion.
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language ~ '^[a-z]{2,3}$'`))
    // Whether the email address was confirmed. If it was, contact messages from this address belong to the user.
    .addColumn('email_confirmed', 'boolean', (column) => column.notNull())
    .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('asked')
        .check(sql`state in ('asked', 'undone', 'begun', 'done')`),
    )
    .addColumn('ended_at', 'timestamptz')
    // Whether the end of the plan must still be sent to Stripe.
    .addColumn('stripe_owed', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()
  await sql`create unique index account_deletions_open on account_deletions (user_id) where state in ('asked', 'begun')`.execute(
    db,
  )
  // Null unless a deletion is open or done.
  await db.schema.alterTable('users').addColumn('deletes_at', 'timestamptz').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').dropColumn('deletes_at').execute()
  await db.schema.dropTable('account_deletions').execute()
}
