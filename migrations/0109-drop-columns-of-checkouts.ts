// Drops the columns that only nodes of 0.3.0 wrote: an order and its items say what was sold (decision 0078).
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Both releases lock these tables in this order when they settle. A try that gives way has changed nothing yet.
  await sql`lock table purchases, receipts, refunds in access exclusive mode`.execute(db)
  await sql`alter table purchases drop column bundle_id, drop column paid_checkout_id`.execute(db)
  await sql`alter table receipts drop column guide_id, drop column gift_id, drop column bundle_id,
    drop column paid_checkout_id`.execute(db)
  await sql`alter table refunds drop column guide_id, drop column paid_checkout_id`.execute(db)
  await sql`comment on column order_places.checkout_id is 'the order'`.execute(db)
  // A node of 0.3.0 would write the columns.
  await sql`update minimum_schema set migration = '0106-guards-of-orders'`.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('The columns come back only with a backup from before this migration')
}
