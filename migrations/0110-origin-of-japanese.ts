// Whether the Japanese of a guide was translated by a machine, and when an editor last checked it. A trigger keeps both,
// because texts are written by the editor, translations, imports and earlier versions that are brought back.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('guides')
    .addColumn('machine_translated_ja', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('translation_checked_at_ja', 'timestamptz')
    .execute()
  await sql`comment on column guides.machine_translated_ja is
    'whether a translation has written Japanese since an import last did'`.execute(db)
  await sql`comment on column guides.translation_checked_at_ja is
    'when an editor last accepted or changed the Japanese; null: not since it was translated or brought back'`.execute(
    db,
  )
  // Before the trigger, which would count this update as a save; of each guide the last version that changed the Japanese decides.
  await sql`
    with saved as (
      select guide_id, version, saved_at, saved_by, saved_way,
        jsonb_build_array(whole -> 'titleJa', whole -> 'summaryJa', whole -> 'contentJa') as japanese from guide_versions
      union all
      select id, version, updated_at, saved_by, saved_way,
        jsonb_build_array(title_ja, coalesce(summary_ja, ''), content_ja) from guides
    ), compared as (
      select *, japanese is distinct from lag(japanese) over (partition by guide_id order by version) as differs from saved
    ), changes as (
      select *, max(version) filter (where saved_way = 'import') over (partition by guide_id) as imported
      from compared where differs or saved_way = 'translation'
    ), latest as (
      select distinct on (guide_id) guide_id,
        case when saved_by is not null and saved_way in ('desk', 'translation') then saved_at end as checked_at
      from changes order by guide_id, version desc
    )
    update guides set machine_translated_ja = true, translation_checked_at_ja = latest.checked_at
    from latest where latest.guide_id = guides.id and exists (
      select from changes where changes.guide_id = guides.id and saved_way = 'translation' and version > coalesce(imported, 0))`.execute(
    db,
  )
  await sql`
    create function note_origin_of_japanese() returns trigger language plpgsql as $$
    begin
      if new.saved_way = 'translation' then
        new.machine_translated_ja := true;
        new.translation_checked_at_ja := case when new.saved_by is not null then new.updated_at end;
      elsif (old.title_ja, old.summary_ja, old.content_ja) is distinct from (new.title_ja, new.summary_ja, new.content_ja) then
        new.machine_translated_ja := old.machine_translated_ja and new.saved_way <> 'import';
        new.translation_checked_at_ja :=
          case when new.machine_translated_ja and new.saved_way = 'desk' then new.updated_at end;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger note_origin_of_japanese before update on guides for each row
    when (old.version <> new.version) execute function note_origin_of_japanese()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger note_origin_of_japanese on guides`.execute(db)
  await sql`drop function note_origin_of_japanese()`.execute(db)
  await db.schema
    .alterTable('guides')
    .dropColumn('machine_translated_ja')
    .dropColumn('translation_checked_at_ja')
    .execute()
}
