// What Stripe still holds of a user's Pro, in which currency, and whether it has yet to be told something.
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
  // The next sweeps look at every plan there has been: some may still be charged without being readable.
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
