// Creates indexes for the uses of codes. A user has at most one open checkout attempt with the same code.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // An aborted run leaves invalid indexes.
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
