// Reverses mirroring: from this release on, orders are written to the new tables, and each write is mirrored to the checkout tables
// for nodes of the previous release (decision 0070). Rows that were written by mirroring are not mirrored back.
import { sql, type Kysely } from 'kysely'
import { rowOfFreeUser } from './0101-checkouts-of-payments.ts'

/**
 * Sets the gift of an item that a node of the previous release has mirrored, because that node only stores the gift with the
 * checkout.
 */
const nameGift = `
  create function mirror_name_gift() returns trigger language plpgsql as $$
  begin
    if new.recipient = 'gift' and new.gift_id is null then
      new.gift_id := (select gift_id from checkouts where id = new.order_id);
    end if;
    return new;
  end $$`

/**
 * Condition under which a trigger mirrors nothing: another trigger wrote the row, or `mirror_user`, which takes its rows from the
 * other tables.
 */
const unlessMirrored = `if pg_trigger_depth() > 1 or current_setting('mirror.user', true) = 'on' then
      return null;
    end if;`

const mirrorRow = `
  create or replace function mirror_row() returns trigger language plpgsql as $$
  begin
    ${unlessMirrored}
    execute format('select %I(%L)', tg_argv[0],
      case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[1]);
    return null;
  end $$`

/** Mirrors an order to its checkout, once the order has items. The items of a checkout never change. */
const mirrorOrder = `
  create function mirror_order(mirrored uuid) returns void language plpgsql as $$
  declare
    o orders;
    item order_items;
    several boolean;
  begin
    select * into o from orders where id = mirrored;
    if not found then
      delete from checkouts where id = mirrored;
      return;
    end if;
    select * into item from order_items where order_id = mirrored order by position limit 1;
    if not found then
      return;
    end if;
    several := exists (select from order_items where order_id = mirrored and position > item.position);
    insert into checkouts (id, user_id, guide_id, gift_id, bundle, kind, currency, amount, language, stripe_id, state,
      description, code, code_amount, created_at, asked_at, closed_at, closed_reason, credit)
    values (o.id, o.buyer_id, substring(item.sku from '^guide:([0-9]+)$')::integer, item.gift_id, several,
      case o.kind when 'session' then 'checkout_session' else o.kind end, o.currency, o.amount, o.language, o.stripe_id,
      o.state, o.description, o.discount_code, o.discount_amount, o.opened_at, o.checked_at,
      coalesce(o.paid_at, o.closed_at), o.closed_reason,
      (select coalesce(sum(amount), 0) from credits where order_id = mirrored))
    on conflict (id) do update set (stripe_id, state, asked_at, closed_at, closed_reason) =
      (excluded.stripe_id, excluded.state, excluded.asked_at, excluded.closed_at, excluded.closed_reason)
    where (checkouts.stripe_id, checkouts.state, checkouts.asked_at, checkouts.closed_at, checkouts.closed_reason)
      is distinct from (excluded.stripe_id, excluded.state, excluded.asked_at, excluded.closed_at, excluded.closed_reason);
    if several then
      insert into bundle_parts (checkout_id, guide_id, place, title, amount, given_back_at)
      select order_id, substring(sku from '^guide:([0-9]+)$')::integer, position, title, amount, returned_at
      from order_items where order_id = mirrored
      on conflict (checkout_id, guide_id) do update set given_back_at = excluded.given_back_at
      where bundle_parts.given_back_at is distinct from excluded.given_back_at;
    end if;
    insert into pro_credits (checkout_id, purchase_id, amount, counted_at)
    select order_id, purchase_id, amount, counted_at from credits where order_id = mirrored
    on conflict (checkout_id, purchase_id) do update set counted_at = excluded.counted_at
    where pro_credits.counted_at is distinct from excluded.counted_at;
    if item.gift_id is not null then
      perform mirror_gift(item.gift_id);
    end if;
  end $$`

/** Mirrors the orders of newly inserted items, each order once. */
const mirrorNewItems = `
  create function mirror_new_items() returns trigger language plpgsql as $$
  begin
    ${unlessMirrored}
    perform mirror_order(order_id) from (select distinct order_id from written) orders_written;
    return null;
  end $$`

const mirrorPeriod = `
  create function mirror_period(mirrored uuid) returns void language sql as $$
    insert into pro_grants (gift_id, user_id, months, granted_at, starts_at, ends_at, rest_seconds, suspended_at,
      revoked_at, end_noted, end_told)
    select id, user_id, months, granted_at, starts_at, ends_at, rest_seconds, suspended_at, revoked_at, end_recorded,
      end_notified_for
    from pro_periods where id = mirrored and source = 'item'
    on conflict (gift_id) do update set (starts_at, ends_at, rest_seconds, suspended_at, revoked_at, end_noted, end_told) =
      (excluded.starts_at, excluded.ends_at, excluded.rest_seconds, excluded.suspended_at, excluded.revoked_at,
      excluded.end_noted, excluded.end_told)
    where to_jsonb(pro_grants) <> to_jsonb(excluded)
  $$`

/** Computes the mirrored columns of a gift as in 0094. `gift`: the expression for an item's gift. */
const mirrorGiftRow = (gift: string) => `
  create or replace function mirror_gift_row(g gifts) returns gifts language plpgsql stable as $$
  begin
    g.notify_at := g.tell_at;
    g.state := case
      when g.paid_at is null then 'unpaid'
      when g.revoked_at is not null then 'taken-back'
      when g.suspended_at is not null then 'on-hold'
      when g.claimed_at is not null then 'claimed'
      when g.told_at is null then 'waiting'
      when g.refused_at is null then 'notified'
      else 'bounced'
    end;
    g.item_id := (
      select order_items.id from order_items join orders on orders.id = order_id join checkouts on checkouts.id = order_id
      where buyer_id = g.buyer_id and ${gift} = g.id
      order by orders.stripe_id is not distinct from g.stripe_payment_id desc, orders.state = 'closed', opened_at desc
      limit 1
    );
    return g;
  end $$`

const mirrorUser = ([before, after]: [string, string]) => `
  create or replace function mirror_user(mirrored integer) returns void language plpgsql set lock_timeout = '500ms' as $$
  begin
    ${before}
    perform from users where id = mirrored for no key update;
    perform mirror_checkout(id) from checkouts where user_id = mirrored order by created_at;
    perform mirror_gift(id) from gifts where buyer_id = mirrored;
    perform mirror_purchase(id) from purchases where user_id = mirrored;
    perform mirror_receipt(id) from receipts where user_id = mirrored;
    perform mirror_refund(payment_id) from refunds where user_id = mirrored;
    perform mirror_grant(gift_id) from pro_grants where user_id = mirrored;
    ${after}
  end $$`

const oneWay: [string, string] = [
  "perform set_config('mirror.user', 'on', true);",
  "perform set_config('mirror.user', '', true);",
]

const triggers: [table: string, events: string, mirrored: string, key: string][] = [
  ['orders', 'update or delete', 'mirror_order', 'id'],
  ['order_items', 'update', 'mirror_order', 'order_id'],
  ['credits', 'update', 'mirror_order', 'order_id'],
  ['pro_periods', 'insert or update', 'mirror_period', 'id'],
]

export async function up(db: Kysely<unknown>): Promise<void> {
  // The lock order is that of writers. Otherwise a sale that waits for an item while this migration waits for an order can be aborted.
  await sql`lock table orders, order_items, credits, pro_periods in access exclusive mode`.execute(db)
  // The column has no foreign key: gifts refer to their item, and a restore can't load a cycle.
  await sql`alter table order_items add column gift_id uuid`.execute(db)
  await sql`comment on column order_items.gift_id is 'the gift that it pays for; null where the buyer is the recipient'`.execute(
    db,
  )
  await sql`update order_items set gift_id = checkouts.gift_id from checkouts
    where recipient = 'gift' and checkouts.id = order_id`.execute(db)
  for (const definition of [
    mirrorOrder,
    mirrorNewItems,
    mirrorPeriod,
    nameGift,
    mirrorRow,
    mirrorUser(oneWay),
    mirrorGiftRow('order_items.gift_id'),
  ])
    await sql.raw(definition).execute(db)
  for (const [table, events, mirrored, key] of triggers)
    await sql
      .raw(
        `create trigger mirror_from_orders after ${events} on ${table}
         for each row execute function mirror_row('${mirrored}', '${key}')`,
      )
      .execute(db)
  await sql`create trigger mirror_new_items after insert on order_items referencing new table as written
    for each statement execute function mirror_new_items()`.execute(db)
  await sql`create trigger mirror_name_gift before insert on order_items
    for each row execute function mirror_name_gift()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table] of triggers)
    await sql`drop trigger mirror_from_orders on ${sql.table(table)}`.execute(db)
  await sql`drop trigger mirror_new_items on order_items`.execute(db)
  await sql`drop trigger mirror_name_gift on order_items`.execute(db)
  await sql.raw(rowOfFreeUser).execute(db)
  await sql.raw(mirrorUser(['', ''])).execute(db)
  await sql.raw(mirrorGiftRow('checkouts.gift_id')).execute(db)
  for (const name of [
    'mirror_name_gift()',
    'mirror_new_items()',
    'mirror_period(uuid)',
    'mirror_order(uuid)',
  ])
    await sql.raw(`drop function ${name}`).execute(db)
  await sql`alter table order_items drop column gift_id`.execute(db)
}
