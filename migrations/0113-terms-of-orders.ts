// Creates the table of terms that buyers were shown beside the pay button. Each text is stored once, by its hash, and orders refer
// to it.
import { sql, type Kysely } from 'kysely'

const comments = {
  'order_terms.hash': 'SHA-256 of the text in hex',
  'order_terms.text': 'one term a line, as rendered; holds no data of a buyer',
  'orders.terms_hash':
    'the terms shown last before the payment; null for orders that only a release before this column has opened',
  'orders.terms_shown_at': 'when they were first shown',
  'orders.terms_place':
    'the place for which they were rendered; other than in order_places if a release before this column has recorded another one since',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_terms (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      text text not null
    )`.execute(db)
  // The trigger also restricts the table's owner, because the shop connects as the owner.
  await sql`create function reject_change_of_terms() returns trigger language plpgsql as $$
    begin
      raise exception 'order_terms is append-only';
    end $$`.execute(db)
  await sql`create trigger order_terms_append_only before update or delete on order_terms
    for each row execute function reject_change_of_terms()`.execute(db)
  await sql`create trigger order_terms_not_emptied before truncate on order_terms
    for each statement execute function reject_change_of_terms()`.execute(db)
  // All columns are added in one statement, because each further one would lock orders again. They are null at first, so nothing
  // needs to be validated.
  await sql`
    alter table orders add column terms_hash text references order_terms, add column terms_shown_at timestamptz,
      add column terms_place text check (terms_place in ('japan', 'us', 'eu', 'uk', 'other')),
      add constraint orders_terms check ((terms_hash is null) = (terms_shown_at is null)) not valid`.execute(
    db,
  )
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders drop column terms_hash, drop column terms_shown_at, drop column terms_place`.execute(
    db,
  )
  await db.schema.dropTable('order_terms').execute()
  await sql`drop function reject_change_of_terms()`.execute(db)
}
