// How often a code was used, and by whom; nobody has two attempts open with the same one.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // Those that were begun and not finished are there, and of no use.
  await sql`drop index concurrently if exists checkouts_of_code`.execute(db)
  await sql`create index concurrently checkouts_of_code on checkouts (code, state) where code is not null`.execute(
    db,
  )
  await sql`drop index concurrently if exists checkouts_one_open_code`.execute(db)
  await sql`create unique index concurrently checkouts_one_open_code on checkouts (user_id, code)
    where state = 'open' and code is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists checkouts_one_open_code`.execute(db)
  await sql`drop index concurrently if exists checkouts_of_code`.execute(db)
}
