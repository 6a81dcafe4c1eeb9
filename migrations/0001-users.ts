// Creates the table of users, identified by their Firebase uid. Passwords are only stored by Firebase.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'serial', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) =>
      column
        .notNull()
        .defaultTo('external:firebase')
        .check(sql`password = 'external:firebase'`),
    )
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('free_access_used', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('stripe_customer_id', 'text', (column) => column.unique())
    .addColumn('stripe_subscription_id', 'text')
    .addColumn('subscription_active', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('subscription_expires_at', 'timestamptz')
    .addColumn('subscription_period_end', 'timestamptz')
    .addColumn('firebase_uid', 'text', (column) => column.notNull().unique())
    .addColumn('settle_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
  await sql`create unique index users_email_any_case on users (lower(email))`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('users').execute()
}
