// Mirrors each write to the checkout tables to the order tables, in the same transaction, for every release (decision 0070).
// All functions are named mirror_…, compute the new rows of one old row, and can be called repeatedly.
import { sql, type Kysely } from 'kysely'

/**
 * Mirrors a checkout to its order. The lock prevents the backfill from writing values that a node changed after they were read.
 */
const mirrorCheckout = `
  create function mirror_checkout(mirrored uuid) returns void language plpgsql as $$
  declare
    c checkouts;
  begin
    select * into c from checkouts where id = mirrored for no key update;
    if not found then
      delete from orders where id = mirrored;
      return;
    end if;
    insert into orders (id, buyer_id, state, kind, stripe_id, currency, amount, discount_code, discount_amount, language,
      description, opened_at, checked_at, paid_at, closed_at, closed_reason)
    values (c.id, c.user_id, c.state, case c.kind when 'checkout_session' then 'session' else c.kind end, c.stripe_id,
      c.currency, c.amount, c.code, c.code_amount, c.language, c.description, c.created_at, c.asked_at,
      case c.state when 'paid' then coalesce(c.closed_at, c.created_at) end,
      case c.state when 'closed' then coalesce(c.closed_at, c.created_at) end, c.closed_reason)
    on conflict (id) do update set (buyer_id, state, kind, stripe_id, currency, amount, discount_code, discount_amount,
      language, description, opened_at, checked_at, paid_at, closed_at, closed_reason, version) = (excluded.buyer_id,
      excluded.state, excluded.kind, excluded.stripe_id, excluded.currency, excluded.amount, excluded.discount_code,
      excluded.discount_amount, excluded.language, excluded.description, excluded.opened_at, excluded.checked_at,
      excluded.paid_at, excluded.closed_at, excluded.closed_reason, orders.version + 1)
    where to_jsonb(orders) - 'version' <> to_jsonb(excluded) - 'version';

    with expected as (select * from mirror_items(c)),
      removed as (
        delete from order_items i where i.order_id = c.id
          and not exists (select from expected e where e.position = i.position)),
      changed as (
        update order_items i set (sku, title, amount, recipient, returned_at) =
          (e.sku, e.title, e.amount, e.recipient, e.returned_at)
        from expected e where i.order_id = c.id and i.position = e.position
          and (i.sku, i.title, i.amount, i.recipient, i.returned_at)
            is distinct from (e.sku, e.title, e.amount, e.recipient, e.returned_at))
    insert into order_items (order_id, position, sku, title, amount, recipient, returned_at)
    select c.id, e.* from expected e
    where not exists (select from order_items i where i.order_id = c.id and i.position = e.position);

    with expected as (select purchase_id, amount, counted_at from pro_credits where checkout_id = c.id),
      removed as (
        delete from credits where order_id = c.id and purchase_id not in (select purchase_id from expected))
    insert into credits select c.id, expected.* from expected
    on conflict (order_id, purchase_id) do update set (amount, counted_at) = (excluded.amount, excluded.counted_at)
    where (credits.amount, credits.counted_at) is distinct from (excluded.amount, excluded.counted_at);

    if c.gift_id is not null then
      perform mirror_gift(c.gift_id);
    end if;
  end $$`

const mirrorItems = `
  create function mirror_items(c checkouts)
  returns table ("position" integer, sku text, title text, amount integer, recipient text, returned_at timestamptz)
  language sql stable as $$
    select place, 'guide:' || guide_id, title, amount, 'buyer', given_back_at
    from bundle_parts where c.bundle and checkout_id = c.id
    union all
    select 0, case
        when c.guide_id is not null then 'guide:' || c.guide_id
        when c.gift_id is not null then 'pro-gift:' || (select months from gifts where id = c.gift_id)
        else 'pro-month'
      end, c.description, c.amount, case when c.gift_id is null then 'buyer' else 'gift' end, null
    where not c.bundle
  $$`

/**
 * Returns the order of a payment. The shop does not store the checkout of a payment on Stripe's page or of a month of a plan, so
 * the order is inferred if `known` is null.
 */
const mirrorOrderOf = `
  create function mirror_order_of(payment text, known uuid, buyer integer, guide integer, money text, paid timestamptz)
  returns uuid language sql stable as $$
    select id from (
      select id, 0 as rank, opened_at from orders where stripe_id = payment
      union all
      select id, 1, opened_at from orders where id = known
      union all
      select orders.id, 2 + (opened_at > paid + interval '1 minute')::integer * 2 + (state <> 'paid')::integer, opened_at
      from orders join order_items on order_id = orders.id
      where buyer_id = buyer and currency = money and sku = coalesce('guide:' || guide, 'pro-month') and recipient = 'buyer'
        and (kind <> 'payment_intent' or stripe_id is null)
    ) candidates order by rank, opened_at desc limit 1
  $$`

/**
 * Computes the mirrored columns before a gift is written. A second update in the same transaction would check its foreign keys
 * again, and so lock two users.
 */
const mirrorGiftRow = `
  create function mirror_gift_row(g gifts) returns gifts language plpgsql stable as $$
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
      select order_items.id from orders join checkouts using (id) join order_items on order_id = orders.id
      where buyer_id = g.buyer_id and gift_id = g.id
      order by orders.stripe_id is not distinct from g.stripe_payment_id desc, orders.state = 'closed', opened_at desc
      limit 1
    );
    return g;
  end $$`

const mirrorGift = `
  create function mirror_gift(mirrored uuid) returns void language sql as $$
    update gifts set (item_id, notify_at, state) = (m.item_id, m.notify_at, m.state)
    from gifts g, mirror_gift_row(g) m
    where gifts.id = mirrored and g.id = mirrored
      and (gifts.item_id, gifts.notify_at, gifts.state) is distinct from (m.item_id, m.notify_at, m.state);
    update purchases set item_id = g.item_id from gifts g
    where g.id = mirrored and purchases.id = g.purchase_id and purchases.item_id is distinct from g.item_id;
    update pro_periods set item_id = g.item_id from gifts g
    where g.id = mirrored and pro_periods.id = g.id and pro_periods.item_id is distinct from g.item_id
  $$`

export const mirrorPurchase = `
  create function mirror_purchase(mirrored integer) returns void language sql as $$
    with e as materialized (
      select p.id, case source
          when 'gift' then (select item_id from gifts where claimed_by = p.user_id and purchase_id = p.id)
          when 'payment' then (
            select i.id from order_items i where sku = 'guide:' || p.guide_id and recipient = 'buyer'
              and order_id = coalesce(bundle_id, mirror_order_of(stripe_payment_id,
                (select order_id from order_items where id = p.item_id), user_id, guide_id, currency, purchase_date)))
        end as item_id
      from purchases p where p.id = mirrored
    )
    update purchases set item_id = e.item_id from e
    where purchases.id = e.id and purchases.item_id is distinct from e.item_id
  $$`

export const mirrorReceipt = `
  create function mirror_receipt(mirrored uuid) returns void language sql as $$
    with e as materialized (
      select id, mirror_order_of(reference, coalesce(bundle_id, order_id), user_id, guide_id, currency, paid_at) as order_id
      from receipts where id = mirrored
    )
    update receipts set order_id = e.order_id from e
    where receipts.id = e.id and receipts.order_id is distinct from e.order_id
  $$`

export const mirrorRefund = `
  create function mirror_refund(mirrored text) returns void language sql as $$
    with e as materialized (
      select payment_id, mirror_order_of(payment_id, coalesce((select receipts.order_id from receipts
        where receipts.reference = refunds.reference), order_id), user_id, guide_id, currency, paid_at) as order_id
      from refunds where payment_id = mirrored
    )
    update refunds set order_id = e.order_id from e
    where refunds.payment_id = e.payment_id and refunds.order_id is distinct from e.order_id
  $$`

const mirrorGrant = `
  create function mirror_grant(mirrored uuid) returns void language sql as $$
    delete from pro_periods where id = mirrored and not exists (select from pro_grants where gift_id = mirrored);
    insert into pro_periods (id, user_id, source, item_id, months, granted_at, starts_at, ends_at, rest_seconds,
      suspended_at, revoked_at, end_recorded, end_notified_for)
    select gift_id, user_id, 'item', item_id, g.months, granted_at, starts_at, ends_at, rest_seconds,
      g.suspended_at, g.revoked_at, end_noted, end_told
    from pro_grants g join gifts on gifts.id = gift_id where gift_id = mirrored
    on conflict (id) do update set (user_id, item_id, months, granted_at, starts_at, ends_at, rest_seconds, suspended_at,
      revoked_at, end_recorded, end_notified_for) = (excluded.user_id, excluded.item_id, excluded.months,
      excluded.granted_at, excluded.starts_at, excluded.ends_at, excluded.rest_seconds, excluded.suspended_at,
      excluded.revoked_at, excluded.end_recorded, excluded.end_notified_for)
    where to_jsonb(pro_periods) <> to_jsonb(excluded)
  $$`

/** Mirrors all rows of one user, for the backfill and for repairs. Locks the user first, like every settlement. */
const mirrorUser = `
  create function mirror_user(mirrored integer) returns void language plpgsql as $$
  begin
    perform from users where id = mirrored for no key update;
    perform mirror_checkout(id) from checkouts where user_id = mirrored order by created_at;
    perform mirror_gift(id) from gifts where buyer_id = mirrored;
    perform mirror_purchase(id) from purchases where user_id = mirrored;
    perform mirror_receipt(id) from receipts where user_id = mirrored;
    perform mirror_refund(payment_id) from refunds where user_id = mirrored;
    perform mirror_grant(gift_id) from pro_grants where user_id = mirrored;
  end $$`

const mirrorGiftBefore = `
  create function mirror_gift_before() returns trigger language plpgsql as $$
  begin
    return mirror_gift_row(new);
  end $$`

export const mirrorRow = `
  create function mirror_row() returns trigger language plpgsql as $$
  begin
    execute format('select %I(%L)', tg_argv[0],
      case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[1]);
    return null;
  end $$`

/** Function definitions by signature. Each function calls only functions above it. */
const functions = {
  'mirror_items(checkouts)': mirrorItems,
  'mirror_order_of(text, uuid, integer, integer, text, timestamptz)': mirrorOrderOf,
  'mirror_purchase(integer)': mirrorPurchase,
  'mirror_receipt(uuid)': mirrorReceipt,
  'mirror_refund(text)': mirrorRefund,
  'mirror_grant(uuid)': mirrorGrant,
  'mirror_gift_row(gifts)': mirrorGiftRow,
  'mirror_gift(uuid)': mirrorGift,
  'mirror_checkout(uuid)': mirrorCheckout,
  'mirror_user(integer)': mirrorUser,
  'mirror_row()': mirrorRow,
  'mirror_gift_before()': mirrorGiftBefore,
}

const triggers: [table: string, events: string, mirrored: string, key: string][] = [
  ['checkouts', 'insert or update or delete', 'mirror_checkout', 'id'],
  ['bundle_parts', 'insert or update or delete', 'mirror_checkout', 'checkout_id'],
  ['pro_credits', 'insert or update or delete', 'mirror_checkout', 'checkout_id'],
  // The purchase of a gift is set when it is claimed.
  ['gifts', 'update of purchase_id', 'mirror_purchase', 'purchase_id'],
  ['pro_grants', 'insert or update or delete', 'mirror_grant', 'gift_id'],
  // The payment of these rows never changes, so only inserts are mirrored.
  ['purchases', 'insert', 'mirror_purchase', 'id'],
  ['receipts', 'insert', 'mirror_receipt', 'id'],
  ['refunds', 'insert', 'mirror_refund', 'payment_id'],
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const definition of Object.values(functions)) await sql.raw(definition).execute(db)
  for (const [table, events, mirrored, key] of triggers)
    await sql
      .raw(
        `create trigger mirror_to_orders after ${events} on ${table}
         for each row execute function mirror_row('${mirrored}', '${key}')`,
      )
      .execute(db)
  await sql`create trigger mirror_gift_before before insert or update on gifts
    for each row execute function mirror_gift_before()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger mirror_gift_before on gifts`.execute(db)
  for (const [table] of triggers) await sql.raw(`drop trigger mirror_to_orders on ${table}`).execute(db)
  for (const name of Object.keys(functions).toReversed()) await sql.raw(`drop function ${name}`).execute(db)
}
