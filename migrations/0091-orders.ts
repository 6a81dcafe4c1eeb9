// Creates the tables of orders and their items, for every product. The older tables remain the source of truth, and are
// mirrored to these (decision 0070).
import { sql, type Kysely } from 'kysely'

const comments = {
  'orders.id': 'the idempotency key at Stripe; also the id of the checkout that it mirrors',
  'orders.amount':
    'the price of all items before discount and credits, in minor units; of Pro, of each month',
  'orders.stripe_id':
    'the payment, session or subscription that was created for it; null until Stripe has answered',
  'orders.discount_amount': 'what the code takes off once, in minor units',
  'orders.description': 'what the buyer reads on receipts and on the page of Stripe',
  'orders.version': 'raised by each change',
  'orders.checked_at': 'when Stripe was last asked about it while it was open',
  'orders.paid_at': 'when the shop recorded the payment; Stripe’s time is on the receipt',
  'orders.closed_at': 'when it came to nothing; null unless its state is closed',
  'orders.closed_reason': 'why Stripe refused it, for operators',
  'order_items.position': 'in the order in which they were chosen, from 0',
  'order_items.sku': 'what is sold: guide:7, pro-month, pro-gift:3',
  'order_items.title': 'in the language of the order, when it was opened',
  'order_items.amount': 'its share of the price, in minor units',
  'order_items.recipient': 'who may use it: the buyer, or the person who claims the gift',
  'order_items.returned_at':
    'of an order with several items: the buyer owned it already, so its share is refunded and this order never opens it',
  'pro_periods.id': 'of a gift: the id of the gift',
  'pro_periods.source': 'item: paid for in an order; operator: given by the shop',
  'pro_periods.starts_at': 'null, as ends_at, while it waits for a plan to end',
  'pro_periods.rest_seconds': 'what was left when it was interrupted; null means all its months',
  'pro_periods.end_recorded': 'whether access_changes has its end',
  'pro_periods.end_notified_for': 'the value of ends_at that the reader was notified of',
  'credits.amount': 'what was paid for the guide and is taken off the first month of Pro, in minor units',
  'credits.counted_at': 'when the order began Pro; null while it is only offered',
  'order_backfill.users': 'how many there were when it began',
  'order_backfill.done': 'how many of them are mirrored',
  'order_backfill.last_user_id': 'it goes on after this user',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id uuid primary key default gen_random_uuid(),
      buyer_id integer not null references users,
      state text not null check (state in ('open', 'paid', 'closed')),
      kind text not null check (kind in ('payment_intent', 'session', 'subscription')),
      stripe_id text unique,
      currency text not null check (currency in ('usd', 'jpy')),
      amount integer not null,
      discount_code text references codes,
      discount_amount integer not null default 0 check (discount_amount >= 0),
      language text not null check (language in ('en', 'ja')),
      description text not null,
      version integer not null default 0,
      opened_at timestamptz not null,
      checked_at timestamptz,
      paid_at timestamptz,
      closed_at timestamptz,
      closed_reason text,
      constraint orders_paid check ((state = 'paid') = (paid_at is not null)),
      constraint orders_closed check ((state = 'closed') = (closed_at is not null))
    )`.execute(db)
  await sql`create index orders_of_buyer on orders (buyer_id, opened_at)`.execute(db)
  await sql`
    create table order_items (
      id integer generated always as identity primary key,
      order_id uuid not null references orders on delete cascade,
      position integer not null check (position >= 0),
      sku text not null check (sku ~ '^[a-z]+(-[a-z]+)*(:[0-9]+)?$'),
      title text not null,
      amount integer not null,
      recipient text not null check (recipient in ('buyer', 'gift')),
      returned_at timestamptz,
      unique (order_id, position)
    )`.execute(db)
  await sql`
    create table pro_periods (
      id uuid primary key default gen_random_uuid(),
      user_id integer not null references users,
      source text not null check (source in ('item', 'operator')),
      item_id integer references order_items on delete set null,
      months integer not null check (months > 0),
      granted_at timestamptz not null,
      starts_at timestamptz,
      ends_at timestamptz,
      rest_seconds integer,
      suspended_at timestamptz,
      revoked_at timestamptz,
      end_recorded boolean not null default false,
      end_notified_for timestamptz,
      constraint pro_periods_span check ((starts_at is null) = (ends_at is null) and starts_at <= ends_at),
      constraint pro_periods_item check (item_id is null or source = 'item')
    )`.execute(db)
  await sql`create index pro_periods_of_user on pro_periods (user_id, ends_at)`.execute(db)
  await sql`create index pro_periods_item_id on pro_periods (item_id)`.execute(db)
  await sql`
    create table credits (
      order_id uuid not null references orders on delete cascade,
      purchase_id integer not null references purchases,
      amount integer not null check (amount > 0),
      counted_at timestamptz,
      primary key (order_id, purchase_id)
    )`.execute(db)
  await sql`create unique index credits_counted_once on credits (purchase_id) where counted_at is not null`.execute(
    db,
  )
  await sql`
    create table order_backfill (
      only_row boolean primary key default true check (only_row),
      users integer not null,
      done integer not null default 0,
      last_user_id integer not null default 0,
      begun_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['order_backfill', 'credits', 'pro_periods', 'order_items', 'orders'])
    await db.schema.dropTable(table).execute()
}
