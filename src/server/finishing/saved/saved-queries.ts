import { mostSaved, type SavedChange } from '../../../shared/finishing/saved.ts'
import type { Db } from '../../platform/database.ts'

/** The later change of each guide stays. */
export async function storeSaved(db: Db, userId: number, changes: readonly SavedChange[]): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('saved_guides')
    .values(
      changes.map(({ guideId, saved, at }) => ({
        user_id: userId,
        guide_id: guideId,
        saved,
        changed_at: new Date(at),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'guide_id'])
        .doUpdateSet((eb) => ({
          saved: eb.ref('excluded.saved'),
          changed_at: eb.ref('excluded.changed_at'),
        }))
        .whereRef('saved_guides.changed_at', '<', 'excluded.changed_at'),
    )
    .execute()
}

export async function listSaved(db: Db, userId: number): Promise<SavedChange[]> {
  const rows = await db
    .selectFrom('saved_guides')
    .select(['guide_id', 'saved', 'changed_at'])
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .limit(mostSaved)
    .execute()
  return rows.map((row) => ({ guideId: row.guide_id, saved: row.saved, at: row.changed_at.getTime() }))
}

export async function deleteSavedOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('saved_guides').where('user_id', '=', userId).execute()
}
