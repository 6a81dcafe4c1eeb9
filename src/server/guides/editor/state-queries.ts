import { sql } from 'kysely'
import type { GuideState } from '../../../shared/guides/editing/guide-states.ts'
import type { Db } from '../../platform/database.ts'
import { lockGuides, waitForBulkWriters } from '../storage/index.ts'

/** Returns the next free guide id. Locks the guides table until commit, so that no other transaction takes this id. */
export async function reserveGuideId(tx: Db): Promise<number> {
  await lockGuides(tx)
  const { last } = await tx
    .selectFrom('guides')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  return last + 1
}

export async function lockGuideState(tx: Db, guideId: number) {
  await waitForBulkWriters(tx)
  return tx
    .selectFrom('guides')
    .where('id', '=', guideId)
    .select(['state', 'publishAt'])
    .forUpdate()
    .executeTakeFirst()
}

export async function updateGuideState(
  tx: Db,
  guideId: number,
  { state, publishAt }: { state: GuideState; publishAt: Date | null },
): Promise<void> {
  await tx.updateTable('guides').set({ state, publishAt }).where('id', '=', guideId).execute()
}

/** Shows the guides that were hidden behind a withdrawn guide again, and unmarks the guide itself as a near-duplicate. */
export async function clearDuplicates(tx: Db, guideId: number): Promise<void> {
  await tx
    .updateTable('guides')
    .set({ duplicateOf: null })
    .where((eb) => eb.or([eb('duplicateOf', '=', guideId), eb('id', '=', guideId)]))
    .execute()
}

/** Publishes the guides that are due by the database's clock, which also schedules jobs. Returns their ids. */
export async function publishDueGuides(tx: Db): Promise<number[]> {
  const rows = await tx
    .updateTable('guides')
    .set({ state: 'on-sale', publishAt: null })
    .where('state', '=', 'scheduled')
    .where('publishAt', '<=', sql<Date>`now()`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
