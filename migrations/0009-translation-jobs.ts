// Creates the table of translation jobs, with their progress. Only the operator who started a job can read it (B9.4).
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('translation_jobs')
    .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('started_by', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('guide_id', 'integer', (column) => column.references('guides.id').onDelete('cascade'))
    .addColumn('target_language', 'text', (column) =>
      column.notNull().check(sql`target_language in ('en', 'ja', 'th')`),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('min_characters', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(20000)
        .check(sql`min_characters between 0 and 200000`),
    )
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('pending')
        .check(sql`status in ('pending', 'processing', 'completed', 'failed')`),
    )
    .addColumn('reason', 'text')
    .addColumn('pieces_done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('pieces_total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('translation_jobs').execute()
}
