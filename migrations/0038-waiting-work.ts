// Creates partial indexes for jobs that run every few minutes and look for a few rows among all emails and users.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

const indexes: Record<string, string> = {
  mails_waiting: 'mails (created_at) where sent_at is null and refused is null',
  users_owed_to_stripe: 'users (id) where subscription_owed',
  users_paid_until: 'users (subscription_period_end) where subscription_active',
  users_pro_until: 'users (subscription_expires_at) where subscription_active',
  users_disputed: `users (id) where subscription_held = 'disputed'`,
  users_to_tell_stripe_of: `users (id) where stripe_customer_id is not null and split_part(stripe_contact, ' ', 1) is distinct from email`,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, rows] of Object.entries(indexes)) {
    // An aborted run leaves an invalid index.
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
    await sql`create index concurrently ${sql.id(name)} on ${sql.raw(rows)}`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes))
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}
