// Creates the tables of uploaded files of guides and their parts, with the progress of the import.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_files (
      id uuid primary key,
      name text not null,
      sent_by text not null,
      sent_at timestamptz not null,
      step text,
      done bigint not null default 0,
      total bigint not null default 0,
      guides integer not null default 0,
      written jsonb
    )`.execute(db)
  await sql`comment on column sent_files.written is 'how many guides are new and changed, once they are written'`.execute(
    db,
  )
  await sql`
    create table sent_file_parts (
      file_id uuid not null references sent_files on delete cascade,
      part integer not null,
      bytes bytea not null check (octet_length(bytes) <= 600000),
      primary key (file_id, part)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sent_file_parts`.execute(db)
  await sql`drop table sent_files`.execute(db)
}
