// Creates the tables of pieces of translation jobs, each stored as soon as it is translated, and of the cost per day.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('translation_jobs')
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('guide')
        .check(sql`kind in ('guide', 'text', 'enhance')`),
    )
    .addColumn('review', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('stored_at', 'timestamptz')
    .addColumn('input_tokens', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('output_tokens', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('cost_micro_usd', 'integer', (column) => column.notNull().defaultTo(0))
    // Null if a script started the job.
    .alterColumn('started_by', (column) => column.dropNotNull())
    // The new column contains the title, the summary, and the blocks with the hashes of their sources. The old one was never
    // written.
    .dropColumn('result')
    .execute()
  await db.schema.alterTable('translation_jobs').addColumn('result', 'jsonb').execute()
  await sql`
    create unique index one_translation_at_a_time on translation_jobs (guide_id, target_language)
    where status in ('pending', 'processing')`.execute(db)
  await sql`create index latest_translations on translation_jobs (target_language, guide_id, created_at desc)`.execute(
    db,
  )

  await db.schema
    .createTable('translation_pieces')
    .addColumn('job_id', 'uuid', (column) =>
      column.notNull().references('translation_jobs.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('title', 'summary', 'blocks')`),
    )
    // Whether the piece replaces a current translation that is too short or violates the glossary.
    .addColumn('improves', 'boolean', (column) => column.notNull())
    .addColumn('sources', sql`text[]`, (column) => column.notNull())
    .addColumn('results', sql`text[]`)
    .addPrimaryKeyConstraint('translation_pieces_pkey', ['job_id', 'position'])
    .execute()

  await db.schema
    .createTable('translation_spending')
    // Day in UTC.
    .addColumn('day', 'date', (column) => column.primaryKey())
    .addColumn('input_tokens', 'bigint', (column) => column.notNull())
    .addColumn('output_tokens', 'bigint', (column) => column.notNull())
    .addColumn('cost_micro_usd', 'bigint', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('translation_spending').execute()
  await db.schema.dropTable('translation_pieces').execute()
  await sql`delete from translation_jobs where started_by is null`.execute(db)
  await sql`drop index latest_translations`.execute(db)
  await sql`drop index one_translation_at_a_time`.execute(db)
  await db.schema.alterTable('translation_jobs').dropColumn('result').execute()
  await db.schema
    .alterTable('translation_jobs')
    .addColumn('result', 'text')
    .alterColumn('started_by', (column) => column.setNotNull())
    .dropColumn('cost_micro_usd')
    .dropColumn('output_tokens')
    .dropColumn('input_tokens')
    .dropColumn('stored_at')
    .dropColumn('review')
    .dropColumn('kind')
    .execute()
}
