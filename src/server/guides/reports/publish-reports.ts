import type { Db } from '../../platform/database.ts'
import { countReports, lockReportedFigures, upsertReportedFigures } from '../report-figures/index.ts'
import {
  anonymizeReports,
  listCountedReports,
  markReportsCounted,
  updateSentenceHidden,
} from './report-queries.ts'

/**
 * Recounts the figures of guides with new reports (B21.33). Runs hourly, so that no page reveals when a user reported, and the
 * page cache is not emptied repeatedly on a busy day.
 */
export async function publishReports({ db }: { db: Db }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockReportedFigures(tx)
    await recountReports(tx)
  })
}

async function recountReports(tx: Db): Promise<void> {
  for (const guideId of await markReportsCounted(tx)) {
    const figures = countReports(await listCountedReports(tx, guideId))
    if (figures !== undefined) await upsertReportedFigures(tx, guideId, figures)
  }
}

/**
 * Hides a report's sentence or shows it again, and recounts immediately (B21.37). Returns the state before. Undefined if there
 * is no such report.
 */
export async function changeSentenceVisibility(tx: Db, { id, hidden }: { id: number; hidden: boolean }) {
  await lockReportedFigures(tx)
  const before = await updateSentenceHidden(tx, id, hidden)
  await recountReports(tx)
  return before
}

/** Removes user and sentences from a deleted account's reports, and deletes its opt-ins (B21.39). The figures still count. */
export async function anonymizeReportsOfUser(tx: Db, userId: number): Promise<void> {
  await lockReportedFigures(tx)
  await anonymizeReports(tx, userId)
  await recountReports(tx)
}
