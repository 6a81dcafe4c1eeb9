import { maxPlaces, type ReadingPlace } from '../../../shared/progress/places.ts'
import type { Db } from '../../platform/database.ts'

/** Stores reading places and deletes the user's oldest ones beyond the maximum. */
export async function storePlaces(db: Db, userId: number, places: readonly ReadingPlace[]): Promise<void> {
  if (places.length === 0) return
  await db
    .insertInto('readingPlaces')
    .values(
      places.map(({ guideId, block, percent, at }) => ({
        userId,
        guideId,
        block,
        percent,
        changedAt: new Date(at),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'guideId']).doUpdateSet((eb) => ({
        block: eb.ref('excluded.block'),
        percent: eb.ref('excluded.percent'),
        changedAt: eb.ref('excluded.changedAt'),
      })),
    )
    .execute()
  const beyond = db
    .selectFrom('readingPlaces')
    .select('changedAt')
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .offset(maxPlaces)
    .limit(1)
  await db.deleteFrom('readingPlaces').where('userId', '=', userId).where('changedAt', '<=', beyond).execute()
}

export async function listPlaces(db: Db, userId: number): Promise<ReadingPlace[]> {
  const rows = await db
    .selectFrom('readingPlaces')
    .select(['guideId', 'block', 'percent', 'changedAt'])
    .where('userId', '=', userId)
    .orderBy('changedAt', 'desc')
    .limit(maxPlaces)
    .execute()
  return rows.map(({ changedAt, ...place }) => ({ ...place, at: changedAt.getTime() }))
}

export async function deletePlacesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('readingPlaces').where('userId', '=', userId).execute()
}
