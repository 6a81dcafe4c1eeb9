// Creates the table of uploaded images of guides, each stored once by the hash of its bytes, and a view of those in use.
import { sql, type Kysely } from 'kysely'

// Indexes must be created without a transaction, so that the shop keeps running.
export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists guide_pictures (
      hash text primary key check (hash ~ '^[A-Za-z0-9_-]{43}$'),
      kind text not null check (kind in ('png', 'jpg', 'webp', 'avif')),
      width integer not null,
      height integer not null,
      bytes bytea not null check (octet_length(bytes) <= 2100000),
      stored_by text not null,
      stored_at timestamptz not null default now(),
      named_at timestamptz not null
    )`.execute(db)
  await sql`comment on column guide_pictures.named_at is 'when it was brought, or saved with a guide, last'`.execute(
    db,
  )
  // PostgreSQL must not compress these bytes, because image formats are compressed already.
  await sql`alter table guide_pictures alter column bytes set storage external`.execute(db)
  // An aborted run leaves invalid indexes.
  await sql`drop index concurrently if exists guides_picture`.execute(db)
  await sql`create index concurrently guides_picture on guides (thumbnail_url)
    where thumbnail_url like '/pictures/%'`.execute(db)
  await sql`drop index concurrently if exists guide_versions_picture`.execute(db)
  await sql`create index concurrently guide_versions_picture on guide_versions ((whole ->> 'thumbnailUrl'))
    where whole ->> 'thumbnailUrl' like '/pictures/%'`.execute(db)
  await sql`
    create or replace view named_pictures as
    select thumbnail_url as address from guides where thumbnail_url like '/pictures/%'
    union all
    select whole ->> 'thumbnailUrl' from guide_versions where whole ->> 'thumbnailUrl' like '/pictures/%'
    union all
    select whole ->> 'thumbnailUrl' from guide_edits where whole ->> 'thumbnailUrl' like '/pictures/%'`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop view named_pictures`.execute(db)
  await sql`drop index concurrently if exists guide_versions_picture`.execute(db)
  await sql`drop index concurrently if exists guides_picture`.execute(db)
  await sql`drop table guide_pictures`.execute(db)
}
