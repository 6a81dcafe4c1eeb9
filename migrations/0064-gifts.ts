// Creates the tables of gifts of guides, which one user buys and another one claims, and of the keys of their links.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('gifts')
    // The browser creates the id once per form, so that a repeated submit is the same gift.
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('buyer_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('guide_id', 'integer', (column) => column.notNull().references('guides.id'))
    // Language of the email to the recipient.
    .addColumn('language', 'text', (column) => column.notNull().check(sql`language in ('en', 'ja')`))
    // Recipient's email address. Null if the buyer passes on the link, and after the retention period.
    .addColumn('recipient', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('tell_at', 'timestamptz', (column) => column.notNull())
    .addColumn('told_at', 'timestamptz')
    .addColumn('told_times', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stripe_payment_id', 'text', (column) => column.unique())
    .addColumn('paid_at', 'timestamptz')
    .addColumn('suspended_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('claimed_at', 'timestamptz')
    .addColumn('claimed_by', 'integer', (column) => column.references('users.id'))
    .addColumn('purchase_id', 'integer', (column) => column.references('purchases.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index gifts_of_buyer on gifts (buyer_id, created_at)`.execute(db)
  await sql`create index gifts_of_reader on gifts (claimed_by) where claimed_by is not null`.execute(db)
  await sql`create index gifts_to_tell on gifts (tell_at) where told_at is null and recipient is not null`.execute(
    db,
  )
  await db.schema
    .createTable('gift_keys')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('gift_id', 'uuid', (column) => column.notNull().references('gifts.id').onDelete('cascade'))
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index gift_keys_of_gift on gift_keys (gift_id)`.execute(db)

  await sql`alter table checkouts add column gift_id uuid references gifts (id)`.execute(db)
  await sql`alter table receipts add column gift_id uuid references gifts (id)`.execute(db)
  await sql`alter table purchases drop constraint purchases_source_check,
    add constraint purchases_source_check check (source in ('payment', 'free', 'given', 'gift'))`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update purchases set source = 'given' where source = 'gift'`.execute(db)
  await sql`alter table purchases drop constraint purchases_source_check,
    add constraint purchases_source_check check (source in ('payment', 'free', 'given'))`.execute(db)
  await sql`alter table receipts drop column gift_id`.execute(db)
  await sql`alter table checkouts drop column gift_id`.execute(db)
  for (const table of ['gift_keys', 'gifts']) await db.schema.dropTable(table).execute()
}
