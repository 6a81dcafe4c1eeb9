// Creates the table of addresses from the newsletter form, which are stored until a job has sent the confirmation email.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_requests (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      language text not null,
      requested_at timestamptz not null
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table news_requests`.execute(db)
}
