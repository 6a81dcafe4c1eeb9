// Limits open checkout attempts to one per buyer and guide, and one per gift. The old index is dropped last, so that a limit
// always applies.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // An aborted run leaves invalid indexes.
  await sql`drop index concurrently if exists checkouts_one_open_own`.execute(db)
  await sql`create unique index concurrently checkouts_one_open_own on checkouts (user_id, guide_id)
    nulls not distinct where state = 'open' and gift_id is null`.execute(db)
  await sql`drop index concurrently if exists checkouts_one_open_gift`.execute(db)
  await sql`create unique index concurrently checkouts_one_open_gift on checkouts (gift_id)
    where state = 'open' and gift_id is not null`.execute(db)
  await sql`drop index concurrently if exists checkouts_one_open`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update checkouts set state = 'closed' where state = 'open' and gift_id is not null`.execute(db)
  await sql`create unique index concurrently checkouts_one_open on checkouts (user_id, guide_id)
    nulls not distinct where state = 'open'`.execute(db)
  await sql`drop index concurrently if exists checkouts_one_open_gift`.execute(db)
  await sql`drop index concurrently if exists checkouts_one_open_own`.execute(db)
}
