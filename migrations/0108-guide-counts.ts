// Adds the counts of a guide's steps, prices, mistakes and templates, which are computed on each save and public like its
// outline. Guides saved before this migration have none until their next save, because SQL can't tell a list from code.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guides')
    .addColumn('inside_counts', sql`integer[]`, (column) => column.notNull().defaultTo(sql`'{}'::integer[]`))
    .execute()
  await sql`comment on column guides.inside_counts is ${sql.lit(
    'steps, prices, mistakes and templates in its text; empty: not counted yet',
  )}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('guides').dropColumn('inside_counts').execute()
}
