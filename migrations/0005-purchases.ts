// Creates the table of purchases: which user has access to which guide, and why. Rows are suspended or revoked, but never
// deleted.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('purchases')
    .addColumn('id', 'serial', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('guide_id', 'integer', (column) => column.notNull().references('guides.id'))
    .addColumn('purchase_date', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn('currency', 'text', (column) => column.notNull().check(sql`currency in ('usd', 'jpy')`))
    .addColumn('source', 'text', (column) => column.notNull().check(sql`source in ('payment', 'free')`))
    .addColumn('stripe_payment_id', 'text', (column) => column.unique())
    .addColumn('suspended_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('revoked_reason', 'text')
    .addCheckConstraint('purchases_paid_by_something', sql`source = 'free' or stripe_payment_id is not null`)
    .execute()
  await sql`create unique index purchases_one_live on purchases (user_id, guide_id) where revoked_at is null`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('purchases').execute()
}
