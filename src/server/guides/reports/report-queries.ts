import { sql } from 'kysely'
import type { PageLanguage } from '../../../shared/languages.ts'
import type {
  HourBand,
  IncomeReport,
  ReportedFigures,
  Trouble,
} from '../../../shared/guides/reports/reports.ts'
import type { Db } from '../../platform/database.ts'
import type { CountedReport } from './count-reports.ts'

const said = [
  'tried',
  // The schema of the call let nothing else in.
  sql<HourBand | null>`hours`.as('hours'),
  'weeks',
  'income',
  'stopped_at as stoppedAt',
  sql<Trouble>`trouble`.as('trouble'),
  'sentence',
] as const

export interface OwnReport extends IncomeReport {
  guideId: number
  createdAt: Date
  changedAt: Date
}

/** Of one person, the oldest first. */
export function listReportsOf(db: Db, userId: number, guideId?: number): Promise<OwnReport[]> {
  return db
    .selectFrom('income_reports')
    .select([...said, 'guide_id as guideId', 'created_at as createdAt', 'changed_at as changedAt'])
    .where('user_id', '=', userId)
    .$if(guideId !== undefined, (query) => query.where('guide_id', '=', guideId ?? 0))
    .orderBy('id')
    .execute()
}

/** One of each person and guide; said again, it is changed. A sentence that was hidden stays so. */
export async function upsertReport(
  db: Db,
  report: IncomeReport & { userId: number; guideId: number; language: PageLanguage; network: string },
  now: Date,
): Promise<void> {
  const values = {
    tried: report.tried,
    hours: report.hours,
    weeks: report.weeks,
    income: report.income,
    stopped_at: report.stoppedAt,
    trouble: report.trouble,
    sentence: report.sentence,
    language: report.language,
    network: report.network,
    changed_at: now,
    counted: false,
  }
  await db
    .insertInto('income_reports')
    .values({ user_id: report.userId, guide_id: report.guideId, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'guide_id']).doUpdateSet(values))
    .execute()
}

/** Until the transaction ends, nobody else counts. Taken before any report is changed. */
export async function lockFigures(tx: Db): Promise<void> {
  await sql`lock table reported_figures in share row exclusive mode`.execute(tx)
}

/** The guides with a report that is not counted yet; from here on it is. */
export async function takeUncounted(tx: Db): Promise<number[]> {
  const rows = await tx
    .updateTable('income_reports')
    .set({ counted: true })
    .where('counted', '=', false)
    .returning('guide_id')
    .execute()
  return [...new Set(rows.map((row) => row.guide_id))]
}

/** The latest first. */
export function listCounted(tx: Db, guideId: number): Promise<CountedReport[]> {
  return tx
    .selectFrom('income_reports')
    .select([
      'tried',
      'weeks',
      'income',
      'stopped_at as stoppedAt',
      sql<Trouble>`trouble`.as('trouble'),
      'sentence',
      'hidden',
      sql<PageLanguage>`language`.as('language'),
    ])
    .where('guide_id', '=', guideId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function upsertFigures(tx: Db, guideId: number, figures: ReportedFigures): Promise<void> {
  const json = JSON.stringify(figures)
  await tx
    .insertInto('reported_figures')
    .values({ guide_id: guideId, figures: json })
    .onConflict((conflict) => conflict.column('guide_id').doUpdateSet({ figures: json }))
    .execute()
}

export async function listFigures(db: Db): Promise<[guideId: number, figures: ReportedFigures][]> {
  const rows = await db
    .selectFrom('reported_figures')
    .select(['guide_id', sql<ReportedFigures>`figures`.as('figures')])
    .orderBy('guide_id')
    .execute()
  return rows.map(({ guide_id, figures }) => [guide_id, figures])
}

/** Undefined if there is none; what it was before otherwise. */
export async function updateHidden(
  tx: Db,
  id: number,
  hidden: boolean,
): Promise<{ guideId: number; userId: number | null; hidden: boolean } | undefined> {
  const before = await tx
    .selectFrom('income_reports')
    .select(['guide_id as guideId', 'user_id as userId', 'hidden'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (before !== undefined && before.hidden !== hidden)
    await tx.updateTable('income_reports').set({ hidden, counted: false }).where('id', '=', id).execute()
  return before
}

/** What says who it was goes, the figures stay. */
export async function forgetReporter(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('income_reports')
    .set({ user_id: null, network: null, sentence: '', counted: false })
    .where('user_id', '=', userId)
    .execute()
  await tx.deleteFrom('report_wishes').where('user_id', '=', userId).execute()
}

/** The networks of reports that were last changed before then. At most `most`; says how many. */
export async function forgetNetworks(db: Db, changedBefore: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('income_reports')
    .select('id')
    .where('network', 'is not', null)
    .where('changed_at', '<', changedBefore)
    .limit(most)
  const { numUpdatedRows } = await db
    .updateTable('income_reports')
    .set({ network: null })
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export interface StoredReport extends IncomeReport {
  id: number
  guideId: number
  userId: number | null
  language: PageLanguage
  hidden: boolean
  createdAt: Date
  changedAt: Date
  sameDay: number
  sameNetwork: number
}

/** The newest first, each with what could show that it is made up. */
export function listReports(
  db: Db,
  { before, odd }: { before?: number | undefined; odd: { sameDay: number; sameNetwork: number } | undefined },
  most: number,
): Promise<StoredReport[]> {
  const sameDay = sql<number>`(select count(*)::int from income_reports near
    where near.guide_id = income_reports.guide_id
    and near.created_at between income_reports.created_at - interval '1 day' and income_reports.created_at + interval '1 day')`
  const sameNetwork = sql<number>`(select count(*)::int from income_reports near where near.network = income_reports.network)`
  return db
    .selectFrom('income_reports')
    .select([
      ...said,
      'id',
      'guide_id as guideId',
      'user_id as userId',
      // The schema of the call let nothing else in.
      sql<PageLanguage>`language`.as('language'),
      'hidden',
      'created_at as createdAt',
      'changed_at as changedAt',
      sameDay.as('sameDay'),
      sameNetwork.as('sameNetwork'),
    ])
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(odd !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb(sameDay, '>=', odd?.sameDay ?? 0), eb(sameNetwork, '>=', odd?.sameNetwork ?? 0)]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
