import { hash } from 'node:crypto'
import type { ReportInput } from '../../../shared/guides/reports/report-schemas.ts'
import { reportAfterDays } from '../../../shared/guides/reports/reports.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { findAccessReason, findAccessStart, findEntitlements } from '../../access/index.ts'
import type { User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import { createGuideRefusal, type CatalogDeps } from '../catalog/index.ts'
import { listUserReports, upsertReport } from './report-queries.ts'
import { deleteReportOptIn, listReportOptIns, upsertReportOptIn } from './opt-in-queries.ts'

type ReportDeps = Pick<CatalogDeps, 'db' | 'clock' | 'catalogue'>

const waitMs = reportAfterDays * 24 * 60 * 60 * 1000

/**
 * Returns when the user may report on a guide: four weeks after they got access, while they still have it (B21.30). Undefined
 * without access, for a free sample and for a guide granted by an operator.
 */
export async function findReportOpeningDate(
  { db, clock, catalogue }: ReportDeps,
  uid: string,
  guideId: number,
): Promise<Date | undefined> {
  const guide = catalogue.current().findSold(guideId)
  if (guide === undefined) return undefined
  const entitlements = await findEntitlements(db, uid, guideId)
  const reason = findAccessReason(guide, entitlements, clock())
  if (reason === 'purchase' && entitlements?.purchase?.source === 'given') return undefined
  const since = findAccessStart(reason, entitlements)
  return since === null ? undefined : new Date(since.getTime() + waitMs)
}

export async function readOwnReport(deps: ReportDeps, user: User, guideId: number) {
  const [opensAt, [report], [wish]] = await Promise.all([
    findReportOpeningDate(deps, user.uid, guideId),
    listUserReports(deps.db, user.id, guideId),
    listReportOptIns(deps.db, user.id, guideId),
  ])
  return { opensAt: opensAt?.toISOString() ?? null, report: report ?? null, wished: wish !== undefined }
}

/** Stores the user's report on a guide and replaces an earlier one. Throws `report-too-early` before reporting opens. */
export async function storeReport(
  deps: ReportDeps,
  user: User,
  network: string,
  { guideId, ...report }: ReportInput,
): Promise<void> {
  const now = deps.clock()
  const opensAt = await requireOpening(deps, user.uid, guideId)
  if (opensAt > now) throw new Refusal('report-too-early', `It opens at ${opensAt.toISOString()}`)
  const fingerprint = hash('sha256', `report:${network}`, 'base64url')
  await upsertReport(deps.db, { ...report, guideId, userId: user.id, network: fingerprint }, now)
  await deleteReportOptIn(deps.db, user.id, guideId)
}

/** Opts the user in to the email that asks for a report, or out of it (B21.36). */
export async function setReportOptIn(
  deps: ReportDeps,
  user: User,
  { guideId, language, wished }: { guideId: number; language: PageLanguage; wished: boolean },
): Promise<void> {
  if (!wished) return deleteReportOptIn(deps.db, user.id, guideId)
  const dueAt = await requireOpening(deps, user.uid, guideId)
  // Reporting is already open, so no email is needed.
  if (dueAt <= deps.clock()) return undefined
  await upsertReportOptIn(deps.db, { userId: user.id, guideId, language, dueAt })
}

async function requireOpening(deps: ReportDeps, uid: string, guideId: number): Promise<Date> {
  const guides = deps.catalogue.current()
  if (guides.findSold(guideId) === undefined) throw createGuideRefusal(guides, guideId)
  const opensAt = await findReportOpeningDate(deps, uid, guideId)
  if (opensAt === undefined) throw new Refusal('forbidden')
  return opensAt
}
