// Creates indexes of orders by code and by gift, and of open orders, while the shop is running.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

const indexes: Record<string, string> = {
  orders_of_code: 'orders (discount_code, state) where discount_code is not null',
  order_items_of_gift: 'order_items (gift_id) where gift_id is not null',
  orders_open: "orders (opened_at) where state = 'open'",
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, rows] of Object.entries(indexes)) {
    // An aborted run leaves an invalid index.
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
    await sql`create index concurrently ${sql.id(name)} on ${sql.raw(rows)}`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes))
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
}
