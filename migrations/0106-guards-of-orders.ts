// One open order for the same thing and for the same code, and one purchase for an item of a payment, in place of the indexes of checkouts.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

const guards: Record<string, string> = {
  orders_one_open: "orders (buyer_id, open_for) where state = 'open'",
  orders_one_open_code: "orders (buyer_id, discount_code) where state = 'open'",
  purchases_of_item: 'purchases (stripe_payment_id, item_id)',
}

/** Finds what the retention job deletes, in place of checkouts_closed. */
const closed = "orders (closed_at) where state = 'closed' and kind <> 'subscription'"

export async function up(db: Kysely<unknown>): Promise<void> {
  await down(db)
  for (const [name, rows] of Object.entries(guards))
    await sql`create unique index concurrently ${sql.id(name)} on ${sql.raw(rows)}`.execute(db)
  await sql`create index concurrently orders_closed on ${sql.raw(closed)}`.execute(db)
  await sql`alter table order_places validate constraint order_places_checkout_id_fkey`.execute(db)
}

/** An index that an aborted run left is invalid. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [...Object.keys(guards), 'orders_closed'])
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}
