// The section headings of a guide's text, public like its preview and computed with it whenever a guide is saved.
// A guide saved before this migration has no outline until it is saved again: SQL cannot tell a heading from code.
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
