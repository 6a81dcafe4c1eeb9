// Creates the table of discount codes. A checkout attempt with a code reserves a use while it is open, and counts as a use once
// it is paid.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('codes')
    // Code as displayed. Typed codes are compared with `folded`.
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('folded', 'text', (column) => column.notNull().unique())
    .addColumn('for_guides', 'boolean', (column) => column.notNull())
    .addColumn('for_pro', 'boolean', (column) => column.notNull())
    .addColumn('percent', 'integer', (column) => column.check(sql`percent between 1 and 99`))
    .addColumn('usd', 'integer', (column) => column.check(sql`usd > 0`))
    .addColumn('jpy', 'integer', (column) => column.check(sql`jpy > 0`))
    .addColumn('begins_at', 'timestamptz', (column) => column.notNull())
    // Null if the code is valid until an owner ends it.
    .addColumn('ends_at', 'timestamptz')
    // Null if the number of uses is unlimited.
    .addColumn('most_uses', 'integer', (column) => column.check(sql`most_uses > 0`))
    .addColumn('new_buyers', 'boolean', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('made_at', 'timestamptz', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addCheckConstraint('codes_for_something', sql`for_guides or for_pro`)
    .addCheckConstraint(
      'codes_one_discount',
      sql`num_nonnulls(percent, usd) = 1 and num_nonnulls(percent, jpy) = 1`,
    )
    .execute()
  await sql`alter table checkouts
    add column code text references codes (word),
    add column code_amount integer not null default 0 check (code_amount >= 0)`.execute(db)
  await sql`alter table receipts add column code text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table receipts drop column code`.execute(db)
  await sql`alter table checkouts drop column code, drop column code_amount`.execute(db)
  await db.schema.dropTable('codes').execute()
}
