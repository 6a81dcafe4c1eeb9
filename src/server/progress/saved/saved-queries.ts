import { maxSavedGuides, type SavedGuideChange } from '../../../shared/progress/saved.ts'
import type { Db } from '../../platform/database.ts'

export async function storeSavedGuides(
  db: Db,
  userId: number,
  changes: readonly SavedGuideChange[],
): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('savedGuides')
    .values(
      changes.map(({ guideId, saved, at }) => ({
        userId,
        guideId,
        saved,
        changedAt: new Date(at),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'guideId']).doUpdateSet((eb) => ({
        saved: eb.ref('excluded.saved'),
        changedAt: eb.ref('excluded.changedAt'),
      })),
    )
    .execute()
}

export async function listSavedGuides(db: Db, userId: number): Promise<SavedGuideChange[]> {
  const rows = await db
    .selectFrom('savedGuides')
    .select(['guideId', 'saved', 'changedAt'])
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .limit(maxSavedGuides)
    .execute()
  return rows.map((row) => ({ guideId: row.guideId, saved: row.saved, at: row.changedAt.getTime() }))
}

export async function deleteSavedGuidesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('savedGuides').where('userId', '=', userId).execute()
}
