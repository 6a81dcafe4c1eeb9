// Creates the tables of buyers' income reports, of the shown figures, and of users who opted in to be asked for a report.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('income_reports')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    // Null after the account was deleted. The figures stay, without personal data.
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('guide_id', 'integer', (column) =>
      column.notNull().references('guides.id').onDelete('cascade'),
    )
    .addColumn('tried', 'boolean', (column) => column.notNull())
    .addColumn('hours', 'text')
    .addColumn('weeks', 'integer')
    .addColumn('income', 'integer')
    .addColumn('stopped_at', 'integer')
    .addColumn('trouble', 'text')
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('hidden', 'boolean', (column) => column.notNull().defaultTo(false))
    // One-way hash of the network. Null after its retention period.
    .addColumn('network', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull())
    // Whether the shown figures include the current content of the report.
    .addColumn('counted', 'boolean', (column) => column.notNull().defaultTo(false))
    .addUniqueConstraint('income_reports_once', ['user_id', 'guide_id'])
    .execute()
  await sql`create index income_reports_of_guide on income_reports (guide_id, created_at)`.execute(db)
  await sql`create index income_reports_of_network on income_reports (network) where network is not null`.execute(
    db,
  )
  await sql`create index income_reports_uncounted on income_reports (guide_id) where not counted`.execute(db)

  await db.schema
    .createTable('reported_figures')
    .addColumn('guide_id', 'integer', (column) =>
      column.primaryKey().references('guides.id').onDelete('cascade'),
    )
    .addColumn('figures', 'jsonb', (column) => column.notNull())
    .execute()
  await sql`
    create trigger bump_catalogue_version after insert or update or delete or truncate on reported_figures
    for each statement execute function bump_catalogue_version()`.execute(db)

  await db.schema
    .createTable('report_wishes')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('guide_id', 'integer', (column) =>
      column.notNull().references('guides.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('report_wishes_pkey', ['user_id', 'guide_id'])
    .execute()
  await sql`create index report_wishes_due on report_wishes (due_at)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['report_wishes', 'reported_figures', 'income_reports'])
    await db.schema.dropTable(table).execute()
}
