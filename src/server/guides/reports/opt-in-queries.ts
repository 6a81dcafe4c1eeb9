import { sql } from 'kysely'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { Db } from '../../platform/database.ts'

/** Returns the user's opt-ins to report emails, for all guides or for one. */
export function listReportOptIns(db: Db, userId: number, guideId?: number) {
  return db
    .selectFrom('reportWishes')
    .select(['guideId', 'dueAt'])
    .where('userId', '=', userId)
    .$if(guideId !== undefined, (query) => query.where('guideId', '=', guideId ?? 0))
    .orderBy('guideId')
    .execute()
}

export async function upsertReportOptIn(
  db: Db,
  wish: { userId: number; guideId: number; language: PageLanguage; dueAt: Date },
): Promise<void> {
  const { userId, guideId, language, dueAt } = wish
  await db
    .insertInto('reportWishes')
    .values({ userId, guideId, language, dueAt })
    .onConflict((conflict) => conflict.columns(['userId', 'guideId']).doUpdateSet({ language, dueAt }))
    .execute()
}

export async function deleteReportOptIn(db: Db, userId: number, guideId: number): Promise<void> {
  await db.deleteFrom('reportWishes').where('userId', '=', userId).where('guideId', '=', guideId).execute()
}

/** Returns the earliest due opt-in and locks it until the transaction ends. Undefined if none is due or all are locked. */
export function lockDueReportOptIn(tx: Db, now: Date) {
  return tx
    .selectFrom('reportWishes')
    .innerJoin('users', 'users.id', 'reportWishes.userId')
    .select([
      'reportWishes.userId',
      'users.firebaseUid as uid',
      'users.email',
      'reportWishes.guideId',
      'reportWishes.language',
      // True if the account is scheduled for deletion.
      sql<boolean>`users.deletes_at is not null`.as('closing'),
      sql<boolean>`exists (select 1 from income_reports made
        where made.user_id = report_wishes.user_id and made.guide_id = report_wishes.guide_id)`.as(
        'reported',
      ),
    ])
    .where('reportWishes.dueAt', '<=', now)
    .orderBy('reportWishes.dueAt')
    .limit(1)
    .forUpdate('reportWishes')
    .skipLocked()
    .executeTakeFirst()
}
