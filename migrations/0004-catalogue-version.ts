// Creates the table with the catalog version, which is part of every cache key. Triggers increase it, so that every change of
// guides invalidates the caches.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue_version')
    .addColumn('only_row', 'boolean', (column) =>
      column
        .primaryKey()
        .defaultTo(true)
        .check(sql`only_row`),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into catalogue_version (version) values (1)`.execute(db)
  await sql`
    create function bump_catalogue_version() returns trigger language plpgsql as $$
    begin
      update catalogue_version set version = version + 1;
      perform pg_notify('catalogue', '');
      return null;
    end $$`.execute(db)
  for (const table of ['guides', 'reference_videos']) {
    await sql`
      create trigger bump_catalogue_version after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function bump_catalogue_version()`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function bump_catalogue_version() cascade`.execute(db)
  await db.schema.dropTable('catalogue_version').execute()
}
