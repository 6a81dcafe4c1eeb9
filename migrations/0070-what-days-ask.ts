// Creates indexes by time for /new and the retention job, on growing tables.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // An aborted run leaves invalid indexes.
  await sql`drop index concurrently if exists guides_on_sale_since`.execute(db)
  await sql`create index concurrently guides_on_sale_since on guides (on_sale_since) where state = 'on-sale'`.execute(
    db,
  )
  await sql`drop index concurrently if exists guides_updated`.execute(db)
  await sql`create index concurrently guides_updated on guides (updated_at)`.execute(db)
  await sql`drop index concurrently if exists stripe_events_received`.execute(db)
  await sql`create index concurrently stripe_events_received on stripe_events (received)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists stripe_events_received`.execute(db)
  await sql`drop index concurrently if exists guides_updated`.execute(db)
  await sql`drop index concurrently if exists guides_on_sale_since`.execute(db)
}
