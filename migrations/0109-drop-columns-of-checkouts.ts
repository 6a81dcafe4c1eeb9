// Drops the columns that only nodes of 0.3.0 wrote. An order and its items contain what was sold (decision 0078).
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The lock order is that of settlements in both releases. If a lock can't be acquired, nothing has changed yet.
  await sql`lock table purchases, receipts, refunds in access exclusive mode`.execute(db)
  await sql`alter table purchases drop column bundle_id, drop column paid_checkout_id`.execute(db)
  await sql`alter table receipts drop column guide_id, drop column gift_id, drop column bundle_id,
    drop column paid_checkout_id`.execute(db)
  await sql`alter table refunds drop column guide_id, drop column paid_checkout_id`.execute(db)
  await sql`comment on column order_places.checkout_id is 'the order'`.execute(db)
  // A node of 0.3.0 would write the dropped columns.
  await sql`update minimum_schema set migration = '0106-guards-of-orders'`.execute(db)
}

export async function down(): Promise<void> {
  throw new Error('The columns come back only with a backup from before this migration')
}
