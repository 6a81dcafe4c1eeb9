// Adds the amount that a bank returned after a lost dispute. `refunded_amount` includes it.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('receipts')
    .addColumn('bank_returned', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`bank_returned >= 0`),
    )
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('receipts').dropColumn('bank_returned').execute()
}
