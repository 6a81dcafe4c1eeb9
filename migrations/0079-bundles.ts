// Adds bundles: several guides in one payment, each with its share of the price and its own refund.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The attempt for a bundle has one of its guides in `guide_id`, because null means Pro.
  await sql`alter table checkouts add column bundle boolean not null default false check (not bundle or guide_id is not null)`.execute(
    db,
  )
  await db.schema
    .createTable('bundle_parts')
    .addColumn('checkout_id', 'uuid', (column) =>
      column.notNull().references('checkouts.id').onDelete('cascade'),
    )
    .addColumn('guide_id', 'integer', (column) => column.notNull().references('guides.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    // Title in the buyer's language when the attempt was opened.
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
    // Set if the buyer already owned the guide: its share is refunded, and this payment never grants access to it.
    .addColumn('given_back_at', 'timestamptz')
    .addPrimaryKeyConstraint('bundle_parts_pkey', ['checkout_id', 'guide_id'])
    .execute()
  await sql`create index bundle_parts_of_guide on bundle_parts (guide_id)`.execute(db)
  // Id of the checkout attempt. A foreign key would create a cycle through gifts, which a restore can't load.
  await sql`alter table purchases add column bundle_id uuid`.execute(db)
  await sql`alter table receipts add column bundle_id uuid references checkouts (id)`.execute(db)
  // A separate state is necessary: a release without bundles would refund the whole payment if a share were 'owed'.
  await sql`alter table refunds add column of_shares boolean not null default false,
    drop constraint refunds_state_check,
    add constraint refunds_state_check check (state in ('owed', 'shares-owed', 'returned', 'given-up'))`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update refunds set state = 'given-up' where state = 'shares-owed'`.execute(db)
  await sql`alter table refunds drop column of_shares,
    drop constraint refunds_state_check,
    add constraint refunds_state_check check (state in ('owed', 'returned', 'given-up'))`.execute(db)
  await sql`alter table receipts drop column bundle_id`.execute(db)
  await sql`alter table purchases drop column bundle_id`.execute(db)
  await db.schema.dropTable('bundle_parts').execute()
  await sql`update checkouts set state = 'closed' where state = 'open' and bundle`.execute(db)
  await sql`alter table checkouts drop column bundle`.execute(db)
}
