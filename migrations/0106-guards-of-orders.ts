// One open order for the same thing and for the same code, and one purchase for an item, in place of the indexes of checkouts.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

const indexes: Record<string, string> = {
  orders_one_open: "orders (buyer_id, open_for) where state = 'open'",
  orders_one_open_code: "orders (buyer_id, discount_code) where state = 'open'",
  purchases_of_item: 'purchases (item_id)',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update orders set open_for = sold.open_for
    from (
      select order_id, case when bool_or(recipient = 'gift') then 'gift:' || min(gift_id::text)
        when count(*) > 1 then 'bundle' else min(sku) end as open_for
      from order_items join orders on orders.id = order_id where state = 'open' group by order_id
    ) sold
    where orders.id = sold.order_id and state = 'open'`.execute(db)
  // Where 0094 inferred one order for two payments, the first keeps it; receipts name the orders of both.
  await sql`
    update purchases set item_id = null
    where exists (select from purchases earlier
      where earlier.item_id = purchases.item_id and earlier.id < purchases.id)`.execute(db)
  for (const [name, rows] of Object.entries(indexes)) {
    // An index that an aborted run left is invalid.
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
    await sql`create unique index concurrently ${sql.id(name)} on ${sql.raw(rows)}`.execute(db)
  }
  await sql`drop index concurrently if exists purchases_item_id`.execute(db)
  await sql`alter table order_places validate constraint order_places_checkout_id_fkey`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently purchases_item_id on purchases (item_id)`.execute(db)
  for (const name of Object.keys(indexes))
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
  await sql`update orders set open_for = null`.execute(db)
}
