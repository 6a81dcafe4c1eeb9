import { sql, type NotNull } from 'kysely'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { IncomeReport } from '../../../shared/guides/reports/report-schemas.ts'
import type { Db } from '../../platform/database.ts'
import type { CountedReport } from '../report-figures/index.ts'

const said = ['tried', 'hours', 'weeks', 'income', 'stoppedAt', 'trouble', 'sentence'] as const

/** Returns the user's reports, oldest first, on all guides or on one. */
export function listUserReports(db: Db, userId: number, guideId?: number) {
  return db
    .selectFrom('incomeReports')
    .select([...said, 'guideId', 'createdAt', 'changedAt'])
    .where('userId', '=', userId)
    .$if(guideId !== undefined, (query) => query.where('guideId', '=', guideId ?? 0))
    .orderBy('id')
    .$narrowType<{ trouble: NotNull }>()
    .execute()
}

/** Inserts a user's report on a guide, or replaces an earlier one. A hidden sentence stays hidden. */
export async function upsertReport(
  db: Db,
  report: IncomeReport & { userId: number; guideId: number; language: PageLanguage; network: string },
  now: Date,
): Promise<void> {
  const { userId, guideId, ...values } = { ...report, changedAt: now, counted: false }
  await db
    .insertInto('incomeReports')
    .values({ userId, guideId, createdAt: now, ...values })
    .onConflict((conflict) => conflict.columns(['userId', 'guideId']).doUpdateSet(values))
    .execute()
}

/** Marks all new reports as counted and returns the ids of their guides. */
export async function markReportsCounted(tx: Db): Promise<number[]> {
  const rows = await tx
    .updateTable('incomeReports')
    .set({ counted: true })
    .where('counted', '=', false)
    .returning('guideId')
    .execute()
  return [...new Set(rows.map((row) => row.guideId))]
}

/** Returns the reports on a guide that are counted in its figures, latest first. */
export function listCountedReports(tx: Db, guideId: number): Promise<CountedReport[]> {
  return tx
    .selectFrom('incomeReports')
    .select(['tried', 'weeks', 'income', 'stoppedAt', 'trouble', 'sentence', 'hidden', 'language'])
    .where('guideId', '=', guideId)
    .orderBy('changedAt', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ trouble: NotNull }>()
    .execute()
}

/** Hides or shows a report's sentence and returns the state before. Undefined if there is no such report. */
export async function updateSentenceHidden(tx: Db, id: number, hidden: boolean) {
  const before = await tx
    .selectFrom('incomeReports')
    .select(['guideId', 'userId', 'hidden'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (before !== undefined && before.hidden !== hidden)
    await tx.updateTable('incomeReports').set({ hidden, counted: false }).where('id', '=', id).execute()
  return before
}

/** Removes user, network and sentence from the user's reports, and deletes their opt-ins. The figures stay. */
export async function anonymizeReports(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('incomeReports')
    .set({ userId: null, network: null, sentence: '', counted: false })
    .where('userId', '=', userId)
    .execute()
  await tx.deleteFrom('reportWishes').where('userId', '=', userId).execute()
}

/** Removes the network from up to `most` reports last changed before the date. Returns their number. */
export async function deleteReportNetworks(db: Db, changedBefore: Date, most: number): Promise<number> {
  const old = db
    .selectFrom('incomeReports')
    .select('id')
    .where('network', 'is not', null)
    .where('changedAt', '<', changedBefore)
    .limit(most)
  const { numUpdatedRows } = await db
    .updateTable('incomeReports')
    .set({ network: null })
    .where('id', 'in', old)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Returns reports, newest first, with the number of reports near each in time and from its network. `odd` filters by both. */
export function listReports(
  db: Db,
  { before, odd }: { before?: number | undefined; odd: { sameDay: number; sameNetwork: number } | undefined },
  most: number,
) {
  const sameDay = sql<number>`(select count(*)::int from income_reports near
    where near.guide_id = income_reports.guide_id
    and near.created_at between income_reports.created_at - interval '1 day' and income_reports.created_at + interval '1 day')`
  const sameNetwork = sql<number>`(select count(*)::int from income_reports near where near.network = income_reports.network)`
  return db
    .selectFrom('incomeReports')
    .select([
      ...said,
      'id',
      'guideId',
      'userId',
      'language',
      'hidden',
      'createdAt',
      'changedAt',
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
    .$narrowType<{ trouble: NotNull }>()
    .execute()
}
