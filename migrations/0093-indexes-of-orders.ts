// Creates indexes by order and buyer, and validates the foreign keys of 0092, while the shop is running.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

const indexes: Record<string, string> = {
  purchases_item_id: 'purchases (item_id)',
  gifts_item_id: 'gifts (item_id)',
  receipts_order_id: 'receipts (order_id)',
  refunds_order_id: 'refunds (order_id)',
  // The backfill processes one user after the other.
  checkouts_of_user: 'checkouts (user_id)',
  refunds_of_user: 'refunds (user_id)',
}

const constraints: Record<string, string> = {
  purchases_item_id_fkey: 'purchases',
  gifts_item_id_fkey: 'gifts',
  gifts_state_check: 'gifts',
  receipts_order_id_fkey: 'receipts',
  refunds_order_id_fkey: 'refunds',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, rows] of Object.entries(indexes)) {
    // An aborted run leaves an invalid index.
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
    await sql`create index concurrently ${sql.id(name)} on ${sql.raw(rows)}`.execute(db)
  }
  for (const [name, table] of Object.entries(constraints))
    await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(name)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes))
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}
