// Creates indexes for the lists of the admin, and allows guides that operators give to users.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index receipts_by_time on receipts (paid_at desc, id desc)`.execute(db)
  await sql`create index receipts_of_guide on receipts (guide_id, paid_at desc, id desc)`.execute(db)
  await sql`create index users_by_email_start on users (lower(email) text_pattern_ops)`.execute(db)
  await sql`create index users_by_name_start on users (lower(username) text_pattern_ops)`.execute(db)
  await sql`create index mails_to on mails (lower(recipient), created_at desc)`.execute(db)
  await sql`create index checkouts_of_user on checkouts (user_id, created_at desc)`.execute(db)
  await sql`alter table purchases drop constraint purchases_source_check,
    add constraint purchases_source_check check (source in ('payment', 'free', 'given'))`.execute(db)
  await sql`alter table purchases drop constraint purchases_paid_by_something,
    add constraint purchases_paid_by_something check (source <> 'payment' or stripe_payment_id is not null)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update purchases set source = 'free' where source = 'given'`.execute(db)
  await sql`alter table purchases drop constraint purchases_source_check,
    add constraint purchases_source_check check (source in ('payment', 'free'))`.execute(db)
  await sql`alter table purchases drop constraint purchases_paid_by_something,
    add constraint purchases_paid_by_something check (source = 'free' or stripe_payment_id is not null)`.execute(
    db,
  )
  for (const name of [
    'receipts_by_time',
    'receipts_of_guide',
    'users_by_email_start',
    'users_by_name_start',
    'mails_to',
    'checkouts_of_user',
  ])
    await db.schema.dropIndex(name).execute()
}
