// Adds the state of a user's subscription at Stripe, its currency, and whether a change must still be sent to Stripe.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('subscription_held', 'text', (column) =>
      column.check(sql`subscription_held in ('live', 'disputed')`),
    )
    .addColumn('subscription_currency', 'text', (column) =>
      column.check(sql`subscription_currency in ('usd', 'jpy')`),
    )
    .addColumn('subscription_owed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('subscription_asked_at', 'timestamptz')
    .execute()
  // Marks all past subscriptions for the next reconciliations, because some may still be charged without granting access.
  await sql`update users set subscription_owed = true where stripe_subscription_id is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .dropColumn('subscription_held')
    .dropColumn('subscription_currency')
    .dropColumn('subscription_owed')
    .dropColumn('subscription_asked_at')
    .execute()
}
