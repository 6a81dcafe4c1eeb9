// What has been told already, so that it is neither repeated nor forgotten: mails to their server, addresses to Stripe.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // When a mail's text began to go to the mail server. With neither an end nor a refusal, nobody knows whether it was sent.
  await db.schema.alterTable('mails').addColumn('handed_over_at', 'timestamptz').execute()
  // The address and language that Stripe has of this customer, as 'address language'.
  await db.schema.alterTable('users').addColumn('stripe_contact', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mails').dropColumn('handed_over_at').execute()
  await db.schema.alterTable('users').dropColumn('stripe_contact').execute()
}
