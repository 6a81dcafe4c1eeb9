// Adds the discount of a month of Pro to receipts. The amount of a receipt is what was paid after the discount.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('receipts')
    .addColumn('taken_off', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`taken_off >= 0`),
    )
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('receipts').dropColumn('taken_off').execute()
}
