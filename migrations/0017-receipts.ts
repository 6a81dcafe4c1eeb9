// Creates the table of receipts: one per payment for access to a guide, or for a month of Pro.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receipts')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    // Null for Pro.
    .addColumn('guide_id', 'integer', (column) => column.references('guides.id'))
    // Id of Stripe's payment, or of its invoice for a month of Pro.
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    .addColumn('currency', 'text', (column) => column.notNull().check(sql`currency in ('usd', 'jpy')`))
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'ja')`))
    .addColumn('paid_at', 'timestamptz', (column) => column.notNull())
    .addColumn('refunded_at', 'timestamptz')
    .addColumn('mailed_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index receipts_of_user on receipts (user_id, paid_at desc)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('receipts').execute()
}
