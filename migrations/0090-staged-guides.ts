// Guides of an imported file, staged one by one while it is uploaded, and data of the file.
import { sql, type Kysely } from 'kysely'

// The table for file parts, which the previous release writes, stays until a later migration drops it.

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
