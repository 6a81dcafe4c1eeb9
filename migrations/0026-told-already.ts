// Adds records of what was sent to the mail server and to Stripe, so that nothing is lost or repeated.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Time at which sending started. Until the email is sent or rejected, it is unknown whether it arrived.
  await db.schema.alterTable('mails').addColumn('handed_over_at', 'timestamptz').execute()
  // Email address and language that Stripe stores for the customer, as 'address language'.
  await db.schema.alterTable('users').addColumn('stripe_contact', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').dropColumn('handed_over_at').execute()
  await db.schema.alterTable('users').dropColumn('stripe_contact').execute()
}
