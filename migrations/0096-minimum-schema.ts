// Creates the table with the oldest release that can run on this schema. An older release would misread the data of newer ones
// after a rollback.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table minimum_schema (
      only_row boolean primary key default true check (only_row),
      migration text not null
    )`.execute(db)
  await sql`comment on column minimum_schema.migration is
    'a release that does not know this migration does not start; never newer than what the previous release knows'`.execute(
    db,
  )
  // A release without bundles would read a payment for several guides as a payment for the first one.
  await sql`insert into minimum_schema (migration) values ('0079-bundles')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table minimum_schema`.execute(db)
}
