import { sql } from 'kysely'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'

/** Stores the opt-in to notifications about saved guides. Later notifications compare with today's prices and translations. */
export async function storeSavedAlertOptIn(
  tx: Db,
  userId: number,
  language: PageLanguage,
  now: Date,
): Promise<void> {
  const row = { language, askedAt: now }
  await tx
    .insertInto('savedWishes')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
  await deleteUntold(tx, userId)
}

export async function deleteSavedAlertOptIn(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('savedWishes').where('userId', '=', userId).execute()
  await deleteUntold(tx, userId)
}

async function deleteUntold(tx: Db, userId: number): Promise<void> {
  await tx
    .deleteFrom('savedNotices')
    .where('userId', '=', userId)
    .where('toldPrice', '=', false)
    .where('toldTranslation', '=', false)
    .execute()
}

const priceOf = sql<number>`case when wish.language = 'ja' then coalesce(guides.price_jpy, guides.price) else guides.price end`

/** Stores the current price and translation state of saved guides, for one user or for all who opted in. */
export async function snapshotSavedGuides(db: Db, userId?: number): Promise<void> {
  await sql`
    insert into saved_notices (user_id, guide_id, price, translation)
    select wish.user_id, guides.id, ${priceOf}, guides.translation_state_ja
    from saved_wishes as wish
    join saved_guides as saved on saved.user_id = wish.user_id and saved.saved
    join guides on guides.id = saved.guide_id and guides.state = 'on-sale'
    where ${userId === undefined ? sql`true` : sql`wish.user_id = ${userId}`}
    on conflict do nothing`.execute(db)
}

/** Joins each saved guide with its stored state, for users who opted in and don't own the guide. */
const news = sql`
  from saved_notices as notice
  join saved_wishes as wish on wish.user_id = notice.user_id
  join users on users.id = notice.user_id and users.deletes_at is null
  join saved_guides as saved on saved.user_id = notice.user_id and saved.guide_id = notice.guide_id and saved.saved
  join guides on guides.id = notice.guide_id and guides.state = 'on-sale'
  where not exists (
    select from purchases where purchases.user_id = notice.user_id and purchases.guide_id = guides.id and revoked_at is null)`
const isCheaper = sql`(not notice.told_price and ${priceOf} < notice.price)`
const isFresh = sql`(wish.language = 'ja' and not notice.told_translation
  and notice.translation <> 'current' and guides.translation_state_ja = 'current')`

/** Returns the ids of at most `most` users with changes to be notified about. */
export async function listUsersToNotify(db: Db, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct notice.user_id as id ${news} and (${isCheaper} or ${isFresh})
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface SavedGuideChange {
  guideId: number
  email: string
  language: PageLanguage
  /** Price when the guide was saved, in minor units. Null unless the notification is about the price. */
  priceBefore: number | null
  price: number
  fresh: boolean
}

/** Returns all changes that a user must be notified about and marks them as notified. Locks them until the transaction ends. */
export async function takeSavedGuideChanges(tx: Db, userId: number): Promise<SavedGuideChange[]> {
  const { rows } = await sql<SavedGuideChange>`
    select guides.id as guide_id, users.email, wish.language, ${priceOf} as price,
      case when ${isCheaper} then notice.price end as price_before, ${isFresh} as fresh
    ${news} and notice.user_id = ${userId} and (${isCheaper} or ${isFresh})
    order by guides.id for update of notice`.execute(tx)
  for (const { guideId, priceBefore, fresh } of rows)
    await tx
      .updateTable('savedNotices')
      .set({
        ...(priceBefore === null ? {} : { toldPrice: true }),
        ...(fresh ? { toldTranslation: true } : {}),
      })
      .where('userId', '=', userId)
      .where('guideId', '=', guideId)
      .execute()
  return rows
}
