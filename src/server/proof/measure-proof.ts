import type { Deps } from '../platform/deps.ts'
import { recordChore } from '../maintenance/index.ts'
import { countTranslations, findLastFailure, measureRefunds, measureReports } from './proof-queries.ts'

/** Milliseconds from which an uncounted report is late. Reports are counted every hour. */
const reportsLateMs = 3 * 60 * 60 * 1000
const refundsOfMs = 90 * 24 * 60 * 60 * 1000

/** Measures the figures of `/proof` in advance (B21.10). Omits figures without data. */
export async function measureProof({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const [failedAt, translations, refunds, reports] = await Promise.all([
    findLastFailure(db),
    countTranslations(db),
    measureRefunds(db, new Date(now.getTime() - refundsOfMs)),
    measureReports(db, new Date(now.getTime() - reportsLateMs)),
  ])
  const figures = {
    translationsCurrent: translations['current'] ?? 0,
    translationsStale: translations['stale'] ?? 0,
    translationsMissing: translations['missing'] ?? 0,
    ...refunds,
    ...reports,
    failedAt: failedAt && Math.floor(failedAt.getTime() / 1000),
  }
  const known = Object.entries(figures).flatMap(([name, figure]) => (figure === null ? [] : [[name, figure]]))
  await recordChore(db, { chore: 'proof', succeededAt: now, figures: Object.fromEntries(known) })
}
