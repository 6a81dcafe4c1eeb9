// Creates an index of all purchases of a user. The existing index contains only active ones.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // An aborted run leaves an invalid index.
  await sql`drop index concurrently if exists purchases_of_user`.execute(db)
  await sql`create index concurrently purchases_of_user on purchases (user_id, purchase_date desc)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists purchases_of_user`.execute(db)
}
