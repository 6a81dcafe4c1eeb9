// Index of all purchases of a user; the other index of this column has active ones only.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // An index that an aborted run left is invalid.
  await sql`drop index concurrently if exists purchases_of_user`.execute(db)
  await sql`create index concurrently purchases_of_user on purchases (user_id, purchase_date desc)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists purchases_of_user`.execute(db)
}
