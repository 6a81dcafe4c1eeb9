// Creates the table of operations that admins submitted, by the id of their dialog. An operation is stored before Stripe or
// Firebase is called, and later gets its outcome.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table admin_operations (
      id uuid primary key,
      kind text not null,
      subject text not null,
      operator_uid text not null,
      operator_email text not null,
      fingerprint text not null,
      input jsonb,
      created_at timestamptz not null,
      target text,
      sent_at timestamptz,
      outcome jsonb,
      finished_at timestamptz,
      check ((outcome is null) = (finished_at is null)),
      check (outcome is not null or input is not null)
    )`.execute(db)
  const comments = {
    subject: 'what it is about, such as a receipt; one operation of a kind at a time has no outcome yet',
    fingerprint: 'hash of the input, because an id may not be used for two inputs',
    input: 'what was submitted and what the dialog showed; null where no vendor is called',
    target: "the vendor's object that it is about",
    sent_at: 'before the vendor is called for the first time; what the dialog showed was still true then',
  }
  for (const [column, text] of Object.entries(comments))
    await sql`comment on column admin_operations.${sql.ref(column)} is ${sql.lit(text)}`.execute(db)
  await sql`create unique index admin_operations_unfinished on admin_operations (kind, subject)
    where outcome is null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table admin_operations`.execute(db)
}
