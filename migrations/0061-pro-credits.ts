// Creates the table of Pro credits: payments for single guides that are subtracted from the first month of Pro. They are
// offered with a checkout attempt, and used when Pro starts.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('checkouts')
    .addColumn('credit', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`credit >= 0`),
    )
    .execute()
  await db.schema
    .createTable('pro_credits')
    .addColumn('checkout_id', 'uuid', (column) =>
      column.notNull().references('checkouts.id').onDelete('cascade'),
    )
    .addColumn('purchase_id', 'integer', (column) => column.notNull().references('purchases.id'))
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('counted_at', 'timestamptz')
    .addPrimaryKeyConstraint('pro_credits_pkey', ['checkout_id', 'purchase_id'])
    .execute()
  // Each payment can be credited only once.
  await sql`create unique index pro_credits_counted_once on pro_credits (purchase_id) where counted_at is not null`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('pro_credits').execute()
  await db.schema.alterTable('checkouts').dropColumn('credit').execute()
}
