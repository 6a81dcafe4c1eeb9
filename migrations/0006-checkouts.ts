// Creates the table of checkout attempts. Each row is committed before Stripe is called, and its id is the idempotency key.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkouts')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('guide_id', 'integer', (column) => column.references('guides.id'))
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('payment_intent', 'checkout_session', 'subscription')`),
    )
    .addColumn('currency', 'text', (column) => column.notNull().check(sql`currency in ('usd', 'jpy')`))
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'ja')`))
    .addColumn('stripe_id', 'text', (column) => column.unique())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('open')
        .check(sql`state in ('open', 'paid', 'closed')`),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('closed_at', 'timestamptz')
    .execute()
  await sql`create unique index checkouts_one_open on checkouts (user_id, guide_id) nulls not distinct where state = 'open'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('checkouts').execute()
}
