// Adds the status of a user's Pro plan, and whether it renews.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('subscription_status', 'text', (column) =>
      column.check(sql`subscription_status in ('incomplete', 'trialing', 'active', 'past_due', 'ended')`),
    )
    .addColumn('subscription_renews', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await sql`alter table checkouts add column asked_at timestamptz`.execute(db)
  await sql`alter table checkouts add column description text not null default ''`.execute(db)
  await sql`create index checkouts_open on checkouts (created_at) where state = 'open'`.execute(db)
  // Adds reasons for changes of access: Pro started or ended.
  await sql`alter table access_changes drop constraint access_changes_change_check`.execute(db)
  await sql`alter table access_changes add constraint access_changes_change_check check (change in
    ('granted', 'suspended', 'restored', 'revoked', 'duplicate-refunded', 'ignored', 'pro-started', 'pro-ended'))`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index checkouts_open`.execute(db)
  await sql`alter table checkouts drop column asked_at, drop column description`.execute(db)
  await db.schema
    .alterTable('users')
    .dropColumn('subscription_status')
    .dropColumn('subscription_renews')
    .execute()
  await sql`alter table access_changes drop constraint access_changes_change_check`.execute(db)
  await sql`alter table access_changes add constraint access_changes_change_check check (change in
    ('granted', 'suspended', 'restored', 'revoked', 'duplicate-refunded', 'ignored'))`.execute(db)
}
