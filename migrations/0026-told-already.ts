// Records what was sent: emails to the mail server, addresses to Stripe. Nothing is repeated or lost.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // When sending started. Without an end or a refusal it is unknown whether the email was sent.
  await db.schema.alterTable('mails').addColumn('handed_over_at', 'timestamptz').execute()
  // The address and language stored at Stripe for this customer, as 'address language'.
  await db.schema.alterTable('users').addColumn('stripe_contact', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').dropColumn('handed_over_at').execute()
  await db.schema.alterTable('users').dropColumn('stripe_contact').execute()
}
