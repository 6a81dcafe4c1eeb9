// Adds the state of a contact message, and creates the table of replies.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('contact_messages')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('open')
        .check(sql`state in ('open', 'answered', 'closed')`),
    )
    .execute()
  await db.schema
    .createIndex('contact_messages_by_state')
    .on('contact_messages')
    .columns(['state', 'id'])
    .execute()
  await sql`create index contact_messages_from on contact_messages (lower(email), id)`.execute(db)
  await db.schema
    .createTable('contact_replies')
    .addColumn('id', 'serial', (column) => column.primaryKey())
    .addColumn('message_id', 'integer', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('operator_email', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('written_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('contact_replies_of_message')
    .on('contact_replies')
    .columns(['message_id', 'id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('contact_replies').execute()
  await sql`drop index contact_messages_from`.execute(db)
  await db.schema.alterTable('contact_messages').dropColumn('state').execute()
}
