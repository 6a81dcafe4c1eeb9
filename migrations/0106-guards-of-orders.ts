// One open order for the same thing and for the same code, and one purchase for an item of a payment, in place of the indexes of checkouts.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

const indexes: Record<string, string> = {
  orders_one_open: "orders (buyer_id, open_for) where state = 'open'",
  orders_one_open_code: "orders (buyer_id, discount_code) where state = 'open'",
  purchases_of_item: 'purchases (stripe_payment_id, item_id)',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, rows] of Object.entries(indexes)) {
    // An index that an aborted run left is invalid.
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
    await sql`create unique index concurrently ${sql.id(name)} on ${sql.raw(rows)}`.execute(db)
  }
  await sql`alter table order_places validate constraint order_places_checkout_id_fkey`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes))
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}
