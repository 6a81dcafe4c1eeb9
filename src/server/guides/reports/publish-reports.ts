import type { Db } from '../../platform/database.ts'
import { countReports, lockFigures, upsertFigures } from '../report-figures/index.ts'
import { anonymizeReports, listCounted, markCounted, updateHidden } from './report-queries.ts'

/**
 * B21.33: counts reports since the last run. Runs hourly, so that no page reveals when a user reported, and a busy day doesn't
 * empty the page cache repeatedly.
 */
export async function publishReports({ db }: { db: Db }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockFigures(tx)
    await recountReports(tx)
  })
}

async function recountReports(tx: Db): Promise<void> {
  for (const guideId of await markCounted(tx)) {
    const figures = countReports(await listCounted(tx, guideId))
    if (figures !== undefined) await upsertFigures(tx, guideId, figures)
  }
}

/** B21.37: hides a sentence or shows it again, immediately. Undefined if there is no such report. */
export async function hideSentence(tx: Db, { id, hidden }: { id: number; hidden: boolean }) {
  await lockFigures(tx)
  const before = await updateHidden(tx, id, hidden)
  await recountReports(tx)
  return before
}

/** B21.39: deletes the sentences and opt-ins of a deleted account. Its figures still count, without a user. */
export async function anonymizeReportsOf(tx: Db, userId: number): Promise<void> {
  await lockFigures(tx)
  await anonymizeReports(tx, userId)
  await recountReports(tx)
}
