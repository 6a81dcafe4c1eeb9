// Creates indexes by age for the retention job, on tables that grow with every visitor.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

const indexes: Record<string, string> = {
  mails_by_age: 'mails (created_at)',
  stripe_events_by_age: 'stripe_events (received)',
  missed_searches_by_age: 'missed_searches (last_at)',
  contact_messages_by_age: 'contact_messages (created_at)',
  checkouts_closed: `checkouts (closed_at) where state = 'closed' and kind <> 'subscription'`,
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, rows] of Object.entries(indexes)) {
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
    await sql`create index concurrently ${sql.id(name)} on ${sql.raw(rows)}`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes))
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}
