// Adds months of Pro as gifts. A gift has a guide or months, and claimed months are granted for a period.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table gifts alter column guide_id drop not null, add column months integer check (months > 0),
    add constraint gifts_of_one_thing check ((guide_id is null) <> (months is null))`.execute(db)
  await db.schema
    .createTable('pro_grants')
    .addColumn('gift_id', 'uuid', (column) => column.primaryKey().references('gifts.id'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('months', 'integer', (column) => column.notNull().check(sql`months > 0`))
    .addColumn('granted_at', 'timestamptz', (column) => column.notNull())
    // Start and end are null while the grant waits for the end of a plan.
    .addColumn('starts_at', 'timestamptz')
    .addColumn('ends_at', 'timestamptz')
    // Seconds that were left when the grant was interrupted. Null means all its months.
    .addColumn('rest_seconds', 'integer')
    .addColumn('suspended_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    // Whether the regular end of the grant is recorded in access_changes.
    .addColumn('end_noted', 'boolean', (column) => column.notNull().defaultTo(false))
    .addCheckConstraint(
      'pro_grants_span',
      sql`(starts_at is null) = (ends_at is null) and starts_at <= ends_at`,
    )
    .execute()
  await sql`create index pro_grants_of_reader on pro_grants (user_id, ends_at)`.execute(db)
  await sql`create index pro_grants_to_note on pro_grants (ends_at) where not end_noted`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('pro_grants').execute()
  await sql`update receipts set gift_id = null where gift_id in (select id from gifts where months is not null)`.execute(
    db,
  )
  await sql`delete from checkouts where gift_id in (select id from gifts where months is not null)`.execute(
    db,
  )
  await sql`delete from gifts where months is not null`.execute(db)
  await sql`alter table gifts drop constraint gifts_of_one_thing, drop column months, alter column guide_id set not null`.execute(
    db,
  )
}
