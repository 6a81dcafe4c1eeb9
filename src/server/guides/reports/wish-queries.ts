import { sql } from 'kysely'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'

export interface Wish {
  guideId: number
  dueAt: Date
}

/** Of one person. */
export function listWishesOf(db: Db, userId: number, guideId?: number): Promise<Wish[]> {
  return db
    .selectFrom('report_wishes')
    .select(['guide_id as guideId', 'due_at as dueAt'])
    .where('user_id', '=', userId)
    .$if(guideId !== undefined, (query) => query.where('guide_id', '=', guideId ?? 0))
    .orderBy('guide_id')
    .execute()
}

export async function upsertWish(
  db: Db,
  wish: { userId: number; guideId: number; language: PageLanguage; dueAt: Date },
): Promise<void> {
  const { userId, guideId, language, dueAt } = wish
  await db
    .insertInto('report_wishes')
    .values({ user_id: userId, guide_id: guideId, language, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'guide_id']).doUpdateSet({ language, due_at: dueAt }),
    )
    .execute()
}

export async function deleteWish(db: Db, userId: number, guideId: number): Promise<void> {
  await db.deleteFrom('report_wishes').where('user_id', '=', userId).where('guide_id', '=', guideId).execute()
}

export interface DueWish {
  userId: number
  uid: string
  email: string
  guideId: number
  language: PageLanguage
  /** Their account is going to be deleted. */
  closing: boolean
  reported: boolean
}

/** One wish that is due; nobody else takes it until the transaction ends. */
export function lockDueWish(tx: Db, now: Date): Promise<DueWish | undefined> {
  return tx
    .selectFrom('report_wishes')
    .innerJoin('users', 'users.id', 'report_wishes.user_id')
    .select([
      'report_wishes.user_id as userId',
      'users.firebase_uid as uid',
      'users.email',
      'report_wishes.guide_id as guideId',
      sql<PageLanguage>`report_wishes.language`.as('language'),
      sql<boolean>`users.deletes_at is not null`.as('closing'),
      sql<boolean>`exists (select 1 from income_reports made
        where made.user_id = report_wishes.user_id and made.guide_id = report_wishes.guide_id)`.as(
        'reported',
      ),
    ])
    .where('report_wishes.due_at', '<=', now)
    .orderBy('report_wishes.due_at')
    .limit(1)
    .forUpdate('report_wishes')
    .skipLocked()
    .executeTakeFirst()
}
