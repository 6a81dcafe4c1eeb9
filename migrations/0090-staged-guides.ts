// Creates the table of guides of an uploaded file, which are stored one by one during the upload, and adds data of the file.
import { sql, type Kysely } from 'kysely'

// The table of file parts remains until a later migration, because the previous release still writes to it.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staged_guides (
      file_id uuid not null references sent_files on delete cascade,
      position bigint generated always as identity,
      guide json not null,
      primary key (file_id, position)
    )`.execute(db)
  await sql`alter table sent_files add column found jsonb, add column mark text, add column refusal text`.execute(
    db,
  )
  await sql`comment on column sent_files.found is 'errors in the file; null until the whole file has arrived'`.execute(
    db,
  )
  await sql`comment on column sent_files.mark is 'stands for all that would change, as it was shown'`.execute(
    db,
  )
  await sql`comment on column sent_files.refusal is 'why the import was refused'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sent_files drop column found, drop column mark, drop column refusal`.execute(db)
  await sql`drop table staged_guides`.execute(db)
}
