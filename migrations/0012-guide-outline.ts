// Adds the section headings of a guide's text. They are public like the preview, and computed on each save. Guides saved before
// this migration have none until their next save, because SQL can't tell a heading from code.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guides')
    .addColumn('outline_en', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .addColumn('outline_ja', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .addColumn('outline_th', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guides')
    .dropColumn('outline_en')
    .dropColumn('outline_ja')
    .dropColumn('outline_th')
    .execute()
}
