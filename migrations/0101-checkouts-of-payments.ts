// Adds the checkout of each payment if the server knows it, so that its order need not be inferred. Also prevents mirroring
// from waiting for a user's lock after it has locked the user's rows (decision 0070).
import { sql, type Kysely } from 'kysely'
import { mirrorPurchase, mirrorReceipt, mirrorRefund, mirrorRow } from './0094-mirror-to-orders.ts'

const tables = ['purchases', 'receipts', 'refunds']

const comments = {
  'purchases.paid_checkout_id':
    'the checkout that was paid for it; null if source is not payment, or it was written by a release before 0.2.0',
  'receipts.paid_checkout_id':
    'the checkout that was paid, of a month of Pro the one that began the plan; null if a release before 0.2.0 wrote it',
  'refunds.paid_checkout_id':
    'the checkout that was paid, of a month of Pro the one that began the plan; null if a release before 0.2.0 wrote it',
}

const purchaseOfCheckout = `
  create or replace function mirror_purchase(mirrored integer) returns void language sql as $$
    with e as materialized (
      select p.id, case source
          when 'gift' then (select item_id from gifts where claimed_by = p.user_id and purchase_id = p.id)
          when 'payment' then (
            select i.id from order_items i where sku = 'guide:' || p.guide_id and recipient = 'buyer'
              and order_id = coalesce(bundle_id, mirror_order_of(stripe_payment_id, coalesce(paid_checkout_id,
                (select order_id from order_items where id = p.item_id)), user_id, guide_id, currency, purchase_date)))
        end as item_id
      from purchases p where p.id = mirrored
    )
    update purchases set item_id = e.item_id from e
    where purchases.id = e.id and purchases.item_id is distinct from e.item_id
  $$`

const receiptOfCheckout = `
  create or replace function mirror_receipt(mirrored uuid) returns void language sql as $$
    with e as materialized (
      select id, mirror_order_of(reference, coalesce(bundle_id, paid_checkout_id, order_id), user_id, guide_id, currency, paid_at)
        as order_id
      from receipts where id = mirrored
    )
    update receipts set order_id = e.order_id from e
    where receipts.id = e.id and receipts.order_id is distinct from e.order_id
  $$`

const refundOfCheckout = `
  create or replace function mirror_refund(mirrored text) returns void language sql as $$
    with e as materialized (
      select payment_id, mirror_order_of(payment_id, coalesce(paid_checkout_id, (select receipts.order_id from receipts
        where receipts.reference = refunds.reference), order_id), user_id, guide_id, currency, paid_at) as order_id
      from refunds where payment_id = mirrored
    )
    update refunds set order_id = e.order_id from e
    where refunds.payment_id = e.payment_id and refunds.order_id is distinct from e.order_id
  $$`

/**
 * Mirrors a row unless its user is locked. Inserting an order or period checks that its user exists, so it would wait for a
 * settlement that has locked the user, which in turn may wait for the changed row. Skipped rows are left to the backfill.
 */
export const rowOfFreeUser = `
  create or replace function mirror_row() returns trigger language plpgsql as $$
  declare
    key text := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[1];
    owner integer;
  begin
    if tg_op <> 'INSERT' and tg_argv[0] = 'mirror_checkout' then
      select user_id into owner from checkouts where id = key::uuid and not exists (select from orders where id = key::uuid);
    elsif tg_op <> 'INSERT' and tg_argv[0] = 'mirror_grant' then
      select user_id into owner from pro_grants
      where gift_id = key::uuid and not exists (select from pro_periods where id = key::uuid);
    end if;
    if owner is not null then
      perform from users where id = owner for key share skip locked;
      if not found then
        return null;
      end if;
    end if;
    execute format('select %I(%L)', tg_argv[0], key);
    return null;
  end $$`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column paid_checkout_id uuid`.execute(db)
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
  for (const definition of [purchaseOfCheckout, receiptOfCheckout, refundOfCheckout, rowOfFreeUser])
    await sql.raw(definition).execute(db)
  // The backfill aborts before PostgreSQL's deadlock check, and tries again.
  await sql`alter function mirror_user(integer) set lock_timeout = '500ms'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter function mirror_user(integer) reset lock_timeout`.execute(db)
  for (const definition of [mirrorPurchase, mirrorReceipt, mirrorRefund, mirrorRow])
    await sql.raw(definition.replace('create function', 'create or replace function')).execute(db)
  for (const table of tables)
    await sql`alter table ${sql.table(table)} drop column paid_checkout_id`.execute(db)
}
