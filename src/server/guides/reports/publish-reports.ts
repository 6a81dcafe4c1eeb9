import type { Db } from '../../platform/database.ts'
import { countReports, lockFigures, upsertFigures } from '../report-figures/index.ts'
import { forgetReporter, listCounted, takeUncounted, updateHidden } from './report-queries.ts'

/**
 * B21.33: counts what was said since the last time. Once an hour, so that no page shows when somebody said something, and a
 * day full of reports is no day without cached pages.
 */
export async function publishReports({ db }: { db: Db }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockFigures(tx)
    await countAnew(tx)
  })
}

async function countAnew(tx: Db): Promise<void> {
  for (const guideId of await takeUncounted(tx)) {
    const figures = countReports(await listCounted(tx, guideId))
    if (figures !== undefined) await upsertFigures(tx, guideId, figures)
  }
}

/** B21.37: hides a sentence or shows it again, at once. Undefined if there is no such report. */
export async function hideSentence(tx: Db, { id, hidden }: { id: number; hidden: boolean }) {
  await lockFigures(tx)
  const before = await updateHidden(tx, id, hidden)
  await countAnew(tx)
  return before
}

/** B21.39: with an account go its sentences and wishes. What it reported stays counted, and is nobody's. */
export async function forgetReports(tx: Db, userId: number): Promise<void> {
  await lockFigures(tx)
  await forgetReporter(tx, userId)
  await countAnew(tx)
}
