// A reader's own purchases, the ended ones too: the other index of the same column holds live ones only.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // One that was begun and not finished is there, and of no use.
  await sql`drop index concurrently if exists purchases_of_user`.execute(db)
  await sql`create index concurrently purchases_of_user on purchases (user_id, purchase_date desc)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists purchases_of_user`.execute(db)
}
