// Adds hashes of the English text that each part of a translation was made from, so that a change of the English text shows
// which parts are outdated. Guides saved before this migration count as current until their next save, because SQL can't parse
// Markdown.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The format of both hashes is `title summary block block …` (guides/source-hashes.ts).
  await sql`
    create function differs_from_english(sources text, english text) returns boolean language sql immutable as $$
      select sources <> '' and english <> '' and (
        split_part(sources, ' ', 1) not in ('-', split_part(english, ' ', 1))
        or split_part(sources, ' ', 2) not in ('-', split_part(english, ' ', 2))
        or regexp_replace(translate(substring(sources from '^\\S+ \\S+(.*)$'), '+', ' '), ' -(?= |$)', '', 'g')
          is distinct from substring(english from '^\\S+ \\S+(.*)$'))
    $$`.execute(db)
  // Changed parts get the hashes of the new row; unchanged parts keep the stored ones.
  await sql`
    create function settle_sources(
      stored text, vouched text, same_title boolean, same_summary boolean, same_content boolean
    ) returns text language sql immutable as $$
      select case
        when stored is null or vouched is null then vouched
        when same_title and same_summary and same_content then stored
        else split_part(case when same_title then stored else vouched end, ' ', 1)
          || ' ' || split_part(case when same_summary then stored else vouched end, ' ', 2)
          || coalesce(substring(case when same_content then stored else vouched end from '^\\S+ \\S+(.*)$'), '')
      end
    $$`.execute(db)
  await db.schema
    .alterTable('guides')
    .addColumn('english_hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const language of ['ja', 'th']) {
    const column = (name: string) => sql.ref(`${name}_${language}`)
    await sql`
      alter table guides add column ${column('translation_state')} text not null generated always as (case
        when ${column('content')} = '' then 'missing'
        when coalesce(differs_from_english(${column('source_hash')}, english_hash), false) then 'stale'
        when ${column('title')} = '' then 'missing'
        when coalesce(summary_en, '') <> '' and coalesce(${column('summary')}, '') = '' then 'missing'
        else 'current'
      end) stored`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guides')
    .dropColumn('translation_state_ja')
    .dropColumn('translation_state_th')
    .dropColumn('english_hash')
    .execute()
  await sql`drop function settle_sources(text, text, boolean, boolean, boolean)`.execute(db)
  await sql`drop function differs_from_english(text, text)`.execute(db)
}
