// Creates the table of the buyer's place and declarations of an order, and adds when a guide of a bundle was first opened.
import { sql, type Kysely } from 'kysely'

const comments = {
  'order_places.place': 'whose consumer law applies; without a row, the buyer has not said',
  'order_places.declarations': 'the sentences that the buyer ticked, as rendered, one a line',
  'order_places.declarations_hash': 'SHA-256 of them in hex',
  'purchases.opened_at':
    'of a guide of a bundle: when its buyer first opened it; null also for what was opened before this column',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_places (
      checkout_id uuid primary key references checkouts on delete cascade,
      place text not null check (place in ('japan', 'us', 'eu', 'uk', 'other')),
      declarations text,
      declarations_hash text check (declarations_hash ~ '^[0-9a-f]{64}$'),
      declared_at timestamptz,
      constraint order_places_declared check (
        (declarations is null) = (declared_at is null) and (declarations is null) = (declarations_hash is null))
    )`.execute(db)
  await sql`alter table purchases add column opened_at timestamptz`.execute(db)
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchases drop column opened_at`.execute(db)
  await db.schema.dropTable('order_places').execute()
}
