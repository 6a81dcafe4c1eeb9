import { localizeTitle } from '../../../shared/guides/guides.ts'
import type { CatalogDeps } from '../catalog/index.ts'
import { listReports } from './report-queries.ts'

const pageSize = 50
/** Number of reports from which they look fabricated: on one guide within a day, or from one network (B21.38). */
const oddFrom = { sameDay: 5, sameNetwork: 3 }

/** Returns a page of reports for the admin, including hidden sentences, newest first. */
export async function listReportsForAdmin(
  { db, catalogue }: Pick<CatalogDeps, 'db' | 'catalogue'>,
  { odd, before }: { odd: boolean; before?: number | undefined },
) {
  const found = await listReports(db, { before, odd: odd ? oddFrom : undefined }, pageSize + 1)
  const guides = catalogue.current()
  const reports = found.slice(0, pageSize).map(({ createdAt, changedAt, ...report }) => {
    const guide = guides.findSold(report.guideId)
    return {
      ...report,
      title: guide === undefined ? '' : localizeTitle('en', guide).text,
      titleJa: guide?.titleJa ?? '',
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
    }
  })
  return { reports, next: found.length > pageSize ? (reports.at(-1)?.id ?? null) : null }
}
