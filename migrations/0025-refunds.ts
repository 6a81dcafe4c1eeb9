// Creates the table of refunds that the shop owes or has made, and adds the refunded amount to receipts.
import { sql, type Kysely } from 'kysely'

const changesBefore = [
  'granted',
  'suspended',
  'restored',
  'revoked',
  'duplicate-refunded',
  'ignored',
  'pro-started',
  'pro-ended',
]

async function allowChanges(db: Kysely<unknown>, changes: string[]): Promise<void> {
  const words = sql.join(changes.map((change) => sql.lit(change)))
  await sql`alter table access_changes drop constraint access_changes_change_check`.execute(db)
  await sql`alter table access_changes add constraint access_changes_change_check check (change in (${words}))`.execute(
    db,
  )
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds')
    // One row per payment ensures that two refunds never run at the same time.
    .addColumn('payment_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    // Null for Pro.
    .addColumn('guide_id', 'integer', (column) => column.references('guides.id'))
    // Reference of the receipt: id of Stripe's payment, or of its invoice for a month of Pro.
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull().check(sql`currency in ('usd', 'jpy')`))
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language ~ '^[a-z]{2,3}$'`))
    .addColumn('paid_at', 'timestamptz', (column) => column.notNull())
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('owed')
        .check(sql`state in ('owed', 'returned', 'given-up')`),
    )
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // Number of failed refunds of this payment at Stripe. Part of the next refund's idempotency key.
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_failure', 'text')
    .addColumn('try_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index refunds_open on refunds (try_at) where state <> 'returned'`.execute(db)
  // With `refunded_at` set, null means that the whole amount was refunded.
  await db.schema.alterTable('receipts').addColumn('refunded_amount', 'integer').execute()
  await allowChanges(db, [...changesBefore, 'refund-failed', 'renewal-failed'])
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from access_changes where change in ('refund-failed', 'renewal-failed')`.execute(db)
  await allowChanges(db, changesBefore)
  await db.schema.alterTable('receipts').dropColumn('refunded_amount').execute()
  await db.schema.dropTable('refunds').execute()
}
