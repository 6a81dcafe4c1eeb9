// Limits open orders to one per buyer and product and one per code, and purchases to one per item of a payment. These indexes
// replace those of checkouts.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

const guards: Record<string, string> = {
  orders_one_open: "orders (buyer_id, open_for) where state = 'open'",
  orders_one_open_code: "orders (buyer_id, discount_code) where state = 'open'",
  purchases_of_item: 'purchases (stripe_payment_id, item_id)',
}

/** Index of the orders that the retention job deletes. It replaces checkouts_closed. */
const closed = "orders (closed_at) where state = 'closed' and kind <> 'subscription'"

export async function up(db: Kysely<unknown>): Promise<void> {
  await down(db)
  for (const [name, rows] of Object.entries(guards))
    await sql`create unique index concurrently ${sql.id(name)} on ${sql.raw(rows)}`.execute(db)
  await sql`create index concurrently orders_closed on ${sql.raw(closed)}`.execute(db)
  await sql`alter table order_places validate constraint order_places_checkout_id_fkey`.execute(db)
}

/** Drops the indexes. `up` calls this first, because an aborted run leaves an invalid index. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [...Object.keys(guards), 'orders_closed'])
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}
