// Creates the table of guides, in three languages. An empty text is not translated yet.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guides')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('title_ja', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('title_th', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('content_en', 'text', (column) => column.notNull())
    .addColumn('content_ja', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('content_th', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('summary_en', 'text')
    .addColumn('summary_ja', 'text')
    .addColumn('summary_th', 'text')
    .addColumn('title_json', 'jsonb')
    .addColumn('content_json', 'jsonb')
    .addColumn('summary_json', 'jsonb')
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .addColumn('price', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(200)
        .check(sql`price >= 50`),
    )
    .addColumn('price_jpy', 'integer', (column) => column.check(sql`price_jpy >= 50`))
    .addColumn('is_free_preview', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('thumbnail_url', 'text', (column) => column.notNull())
    .addColumn('income_range', 'text')
    .addColumn('metadata', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('preview_en', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('preview_ja', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('preview_th', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('reading_minutes', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('duplicate_of', 'integer', (column) => column.references('guides.id').onDelete('set null'))
    .addColumn('source_hash_ja', 'text')
    .addColumn('source_hash_th', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('guides').execute()
}
