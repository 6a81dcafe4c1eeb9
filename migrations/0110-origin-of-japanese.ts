// Adds whether the Japanese of a guide is a machine translation, and when an editor last checked it. A trigger sets both,
// because editors, translations, imports and restored versions write texts. 0111 sets them for existing guides.
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
