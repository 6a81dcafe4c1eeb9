import { sql } from 'kysely'
import type { ReportedFigures } from '../../../shared/guides/reports/reports.ts'
import type { Db } from '../../platform/database.ts'

/** Serializes counting until commit. Must be called before any report is changed. */
export async function lockReportedFigures(tx: Db): Promise<void> {
  await sql`lock table reported_figures in share row exclusive mode`.execute(tx)
}

export async function upsertReportedFigures(tx: Db, guideId: number, figures: ReportedFigures) {
  const json = JSON.stringify(figures)
  await tx
    .insertInto('reportedFigures')
    .values({ guideId, figures: json })
    .onConflict((conflict) => conflict.column('guideId').doUpdateSet({ figures: json }))
    .execute()
}

export async function listReportedFigures(db: Db): Promise<[guideId: number, figures: ReportedFigures][]> {
  const rows = await db
    .selectFrom('reportedFigures')
    .select(['guideId', 'figures'])
    .orderBy('guideId')
    .execute()
  return rows.map(({ guideId, figures }) => [guideId, figures])
}
