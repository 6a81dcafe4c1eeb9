// Limits open checkout attempts to one per buyer and bundle, and allows several purchases per payment. The old indexes are
// dropped last.
import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  // An aborted run leaves invalid indexes.
  await sql`drop index concurrently if exists checkouts_one_open_bundle`.execute(db)
  await sql`create unique index concurrently checkouts_one_open_bundle on checkouts (user_id)
    where state = 'open' and bundle`.execute(db)
  await sql`drop index concurrently if exists checkouts_one_open_single`.execute(db)
  await sql`create unique index concurrently checkouts_one_open_single on checkouts (user_id, guide_id)
    nulls not distinct where state = 'open' and gift_id is null and not bundle`.execute(db)
  await sql`drop index concurrently if exists checkouts_one_open_own`.execute(db)

  await sql`drop index concurrently if exists purchases_of_payment`.execute(db)
  await sql`create unique index concurrently purchases_of_payment on purchases (stripe_payment_id, guide_id)`.execute(
    db,
  )
  await sql`drop index concurrently if exists purchases_single_payment`.execute(db)
  await sql`create unique index concurrently purchases_single_payment on purchases (stripe_payment_id)
    where bundle_id is null`.execute(db)
  await sql`alter table purchases drop constraint if exists purchases_stripe_payment_id_key`.execute(db)
  // The index is used when an unpaid attempt is deleted, which checks whether a receipt refers to it.
  await sql`drop index concurrently if exists receipts_of_bundle`.execute(db)
  await sql`create index concurrently receipts_of_bundle on receipts (bundle_id) where bundle_id is not null`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists receipts_of_bundle`.execute(db)
  // Without bundles, a payment can only have one purchase.
  await sql`update purchases set source = 'given', stripe_payment_id = null where bundle_id is not null`.execute(
    db,
  )
  await sql`alter table purchases add constraint purchases_stripe_payment_id_key unique (stripe_payment_id)`.execute(
    db,
  )
  await sql`drop index concurrently if exists purchases_single_payment`.execute(db)
  await sql`drop index concurrently if exists purchases_of_payment`.execute(db)
  await sql`update checkouts set state = 'closed' where state = 'open' and bundle`.execute(db)
  await sql`create unique index concurrently checkouts_one_open_own on checkouts (user_id, guide_id)
    nulls not distinct where state = 'open' and gift_id is null`.execute(db)
  await sql`drop index concurrently if exists checkouts_one_open_single`.execute(db)
  await sql`drop index concurrently if exists checkouts_one_open_bundle`.execute(db)
}
