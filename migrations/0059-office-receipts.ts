// Creates the table of company invoices, which are numbered and stored as issued. A later invoice for the same payment refers
// to the first one.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('office_receipts')
    .addColumn('number', 'serial', (column) => column.primaryKey())
    .addColumn('receipt_id', 'uuid', (column) => column.notNull().references('receipts.id'))
    .addColumn('addressee', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language ~ '^[a-z]{2,3}$'`))
    .addColumn('refunded_amount', 'integer', (column) => column.notNull())
    // Seller's details from the settings at the time of issue.
    .addColumn('seller', 'jsonb', (column) => column.notNull())
    .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
    .addColumn('first_number', 'integer', (column) => column.references('office_receipts.number'))
    .execute()
  await sql`create index office_receipts_of_receipt on office_receipts (receipt_id, number)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('office_receipts').execute()
}
