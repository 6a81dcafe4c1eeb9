// Creates the table of disputes at Stripe, so that the owner is notified once and sees which are open.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table disputes (
      id text primary key,
      payment_id text not null,
      reference text not null,
      user_id integer not null references users on delete cascade,
      amount integer not null check (amount > 0),
      currency text not null,
      reason text not null,
      status text not null,
      evidence text not null check (evidence in ('none', 'staged', 'submitted')),
      due_at timestamptz,
      opened_at timestamptz not null,
      is_open boolean not null,
      owner_notified_at timestamptz
    )`.execute(db)
  await sql`comment on column disputes.reference is 'as on the receipt: the payment, or the invoice of a month of Pro'`.execute(
    db,
  )
  await sql`comment on column disputes.due_at is 'until when evidence can be submitted; null where the bank takes none'`.execute(
    db,
  )
  await sql`create index disputes_reference on disputes (reference)`.execute(db)
  await sql`create index disputes_user_id on disputes (user_id)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table disputes`.execute(db)
}
