// Creates the tables of withdrawals from contracts, each with its refund, and of the links to withdraw without logging in.
import { sql, type Kysely } from 'kysely'

const comments = {
  'withdrawals.id': 'the operation; names its refund at Stripe',
  'withdrawals.guide_ids': 'of a bundle: the guides that were withdrawn from; null means the whole payment',
  'withdrawals.amount': 'what is refunded, in minor units',
  'withdrawals.stated_at': 'when the buyer sent the statement; it decides whether it is in time',
  'withdrawals.refunded_at': 'when the refund was made or is owed elsewhere; null while it is tried',
  'withdrawals.tried_at': 'when the refund was last tried',
  'withdrawals.failures': 'how often Stripe refused it; part of the key of the next try',
  'withdrawals.failure': 'why the last try came to nothing, for operators',
  'withdrawal_keys.key_hash': 'SHA-256 of the key in the link',
  'withdrawal_keys.asked_at': 'when the buyer asked for the link; a withdrawal by it counts as stated then',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdrawals (
      id uuid primary key default gen_random_uuid(),
      user_id integer not null references users,
      receipt_id uuid not null references receipts,
      guide_ids integer[],
      amount integer not null check (amount >= 0),
      stated_at timestamptz not null,
      refunded_at timestamptz,
      tried_at timestamptz,
      failures integer not null default 0,
      failure text
    )`.execute(db)
  await sql`create unique index withdrawals_whole on withdrawals (receipt_id) where guide_ids is null`.execute(
    db,
  )
  await sql`create index withdrawals_of_receipt on withdrawals (receipt_id)`.execute(db)
  await sql`create index withdrawals_of_user on withdrawals (user_id)`.execute(db)
  await sql`create index withdrawals_to_refund on withdrawals (stated_at) where refunded_at is null`.execute(
    db,
  )
  await sql`
    create table withdrawal_keys (
      key_hash text primary key,
      receipt_id uuid not null references receipts on delete cascade,
      language text not null check (language in ('en', 'ja')),
      asked_at timestamptz not null
    )`.execute(db)
  await sql`create index withdrawal_keys_of_receipt on withdrawal_keys (receipt_id)`.execute(db)
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('withdrawal_keys').execute()
  await db.schema.dropTable('withdrawals').execute()
}
