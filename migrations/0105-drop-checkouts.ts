// Drops the checkout tables and their mirroring, because every node reads and writes the order tables (decision 0072).
import { sql, type Kysely } from 'kysely'

/** Columns that nodes of the previous release write, but never read. The next release drops them. */
const stillWritten = [
  'purchases.bundle_id',
  'purchases.paid_checkout_id',
  'receipts.guide_id',
  'receipts.gift_id',
  'receipts.bundle_id',
  'receipts.paid_checkout_id',
  'refunds.guide_id',
  'refunds.paid_checkout_id',
]

const comments = {
  ...Object.fromEntries(
    stillWritten.map((column) => [column, 'written by nodes of 0.3.0 only; the next release drops it']),
  ),
  'orders.id': 'the idempotency key at Stripe',
  'orders.open_for':
    'while it is open, no other order of its buyer has the same: gift:ID, bundle, or its only SKU; null for orders of 0.3.0',
  'order_places.checkout_id': 'the order; nodes of 0.3.0 write it by this name',
  'gifts.item_id': 'the item that paid for it; null until then',
}

/** Functions to drop. Each comes before the functions that it calls. Their triggers are dropped with them. */
const functions = [
  'mirror_row() cascade',
  'mirror_gift_before() cascade',
  'mirror_new_items() cascade',
  'mirror_name_gift() cascade',
  'mirror_user(integer)',
  'mirror_order(uuid)',
  'mirror_period(uuid)',
  'mirror_checkout(uuid)',
  'mirror_gift(uuid)',
  'mirror_gift_row(gifts)',
  'mirror_grant(uuid)',
  'mirror_refund(text)',
  'mirror_receipt(uuid)',
  'mirror_purchase(integer)',
  'mirror_order_of(text, uuid, integer, integer, text, timestamptz)',
  'mirror_items(checkouts)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  // The lock order is that of settlements: orders, then what they paid for. If a lock can't be acquired, nothing has changed
  // yet.
  await sql`lock table orders, order_items, credits, order_places, gifts, pro_periods, purchases, receipts, refunds
    in access exclusive mode`.execute(db)
  for (const name of functions) await sql.raw(`drop function ${name}`).execute(db)
  await sql`alter table receipts drop constraint receipts_bundle_id_fkey`.execute(db)
  await sql`alter table order_places drop constraint order_places_checkout_id_fkey,
    add constraint order_places_checkout_id_fkey foreign key (checkout_id) references orders
      on delete cascade not valid`.execute(db)
  await sql`alter table gifts drop column state, drop column notify_at`.execute(db)
  // The index recognizes bundles by bundle_id, which is null from now on. 0106 creates its replacement.
  await sql`drop index purchases_single_payment`.execute(db)
  await sql`drop table bundle_parts, pro_credits, pro_grants, checkouts, order_backfill`.execute(db)
  await sql`alter table orders add column open_for text`.execute(db)
  await sql`
    update orders set open_for = sold.open_for
    from (
      select order_id, case when bool_or(recipient = 'gift') then 'gift:' || min(gift_id::text)
        when count(*) > 1 then 'bundle' else min(sku) end as open_for
      from order_items join orders on orders.id = order_id where state = 'open' group by order_id
    ) sold
    where orders.id = sold.order_id`.execute(db)
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
  // An older release would read and write the dropped tables.
  await sql`update minimum_schema set migration = '0104-indexes-of-open-orders'`.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('The tables of checkouts come back only with a backup from before this migration')
}
