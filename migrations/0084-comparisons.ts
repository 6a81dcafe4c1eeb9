// Creates the tables of reconciliations of all payments with Stripe, with their progress and discrepancies.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comparisons (
      id integer generated always as identity primary key,
      repairs boolean not null,
      begun_at timestamptz not null,
      ended_at timestamptz,
      gave_up boolean not null default false,
      buyers integer not null,
      compared integer not null default 0,
      last_user_id integer not null default 0
    )`.execute(db)
  await sql`comment on column comparisons.last_user_id is 'the buyer after whom it goes on'`.execute(db)
  await sql`create unique index one_comparison_at_a_time on comparisons ((true)) where ended_at is null`.execute(
    db,
  )
  await sql`
    create table differences (
      comparison_id integer not null references comparisons on delete cascade,
      stripe_id text not null,
      user_id integer not null references users on delete cascade,
      changes text[] not null,
      primary key (comparison_id, stripe_id)
    )`.execute(db)
  await sql`comment on column differences.stripe_id is 'the payment, or the customer where it is about Pro'`.execute(
    db,
  )
  await sql`create index differences_user_id on differences (user_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table differences`.execute(db)
  await sql`drop table comparisons`.execute(db)
}
