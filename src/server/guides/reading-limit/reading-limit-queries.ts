import type { Db } from '../../platform/database.ts'

/** Locks the user, so that concurrent requests count each other's guides (R6). */
export function lockReader(tx: Db, uid: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('firebaseUid', '=', uid)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Returns the guides that a user opened by Pro, latest first. */
export function listOpenedGuides(db: Db, userId: number, since = new Date(0)) {
  return db
    .selectFrom('openedGuides')
    .select(['guideId', 'openedAt'])
    .where('userId', '=', userId)
    .where('openedAt', '>', since)
    .orderBy('openedAt', 'desc')
    .execute()
}

/** Records when a user opened a guide, replacing an earlier time. */
export async function upsertOpenedGuide(tx: Db, opened: { userId: number; guideId: number; openedAt: Date }) {
  await tx
    .insertInto('openedGuides')
    .values(opened)
    .onConflict((row) => row.columns(['userId', 'guideId']).doUpdateSet({ openedAt: opened.openedAt }))
    .execute()
}

/** Returns when a user reached the reading limit, and with how many guides, latest first. */
export function listLimitNotices(db: Db, userId: number, since = new Date(0)) {
  return db
    .selectFrom('readingLimitNotices')
    .select(['reachedAt', 'guides'])
    .where('userId', '=', userId)
    .where('reachedAt', '>', since)
    .orderBy('reachedAt', 'desc')
    .execute()
}

export async function insertLimitNotice(tx: Db, notice: { userId: number; reachedAt: Date; guides: number }) {
  await tx.insertInto('readingLimitNotices').values(notice).execute()
}

/** Deletes a user's opened guides and notices when the account is deleted. */
export async function deleteReadingLimitDataOfUser(tx: Db, userId: number): Promise<void> {
  await tx.deleteFrom('openedGuides').where('userId', '=', userId).execute()
  await tx.deleteFrom('readingLimitNotices').where('userId', '=', userId).execute()
}
