import type { ProofHealth, Proof } from '../../shared/proof/proof-schemas.ts'
import type { Deps } from '../platform/deps.ts'
import { listMaintenanceJobs, type Chore, type ChoreResult } from '../maintenance/index.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Milliseconds after which the result of a maintenance job is outdated. */
const oldAfterMs: Partial<Record<Chore, number>> = {
  'paid-lines': 3 * hour,
  reconcile: 36 * hour,
  'restore-drill': 35 * day,
  proof: hour,
}
const leakIsFreshMs = 30 * day
/** Maximum healthy share of outdated or missing translations. */
const behindAtMost = 1 / 20

const toIso = (seconds: number | undefined) =>
  seconds === undefined ? null : new Date(seconds * 1000).toISOString()

/** Returns the results of the shop's own checks and whether each is healthy (B21.10). Reads no personal data. */
export async function readProof({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Proof> {
  const now = clock().getTime()
  const chores = new Map((await listMaintenanceJobs(db)).map((each) => [each.chore, each]))
  const figuresOf = (chore: Chore): ChoreResult['figures'] => chores.get(chore)?.figures ?? {}

  /** Returns the health of a chore: unknown without a result, unwell if the result is outdated or bad. */
  const judge = (chore: Chore, isBad: boolean) => {
    const done = chores.get(chore)
    if (done === undefined) return { health: 'unknown' as const, measuredAt: null }
    const isOld = now - done.succeededAt.getTime() > (oldAfterMs[chore] ?? Infinity)
    const health: ProofHealth = isOld || isBad ? 'unwell' : 'well'
    return { health, measuredAt: done.succeededAt.toISOString() }
  }

  const searchedAt = chores.get('paid-lines')?.succeededAt
  const { guides = 0, answers = 0, lines = 0, found = 0, since, foundAt, ...all } = figuresOf('paid-lines')
  const isLeakFresh = foundAt !== undefined && now - foundAt * 1000 < leakIsFreshMs
  const { left } = figuresOf('reconcile')
  const { seconds, backupAgeSeconds } = figuresOf('restore-drill')
  const measured = figuresOf('proof')
  const { failedAt, translationsCurrent, translationsStale: stale = 0 } = measured
  const { translationsMissing: missing = 0, refundsGivenUp: givenUp = 0, reportsLate: late = 0 } = measured
  const sinceFailure = failedAt === undefined ? Infinity : now - failedAt * 1000
  const behind = stale + missing
  return {
    paidLines: {
      ...judge('paid-lines', found > 0 || isLeakFresh),
      last: searchedAt === undefined ? null : { guides, answers, lines, found },
      all:
        searchedAt === undefined
          ? null
          : {
              since: toIso(since) ?? searchedAt.toISOString(),
              lines: all['linesAll'] ?? 0,
              found: all['foundAll'] ?? 0,
              foundAt: toIso(foundAt),
            },
    },
    payments: { ...judge('reconcile', left !== undefined && left > 0), differences: left ?? null },
    restore: {
      ...judge('restore-drill', false),
      seconds: seconds ?? null,
      backupAgeHours: backupAgeSeconds === undefined ? null : Math.ceil(backupAgeSeconds / 3600),
    },
    failures: {
      ...judge('proof', sinceFailure < day),
      last: toIso(failedAt),
      days: failedAt === undefined ? null : Math.floor(sinceFailure / day),
    },
    translations: {
      ...judge('proof', behind > behindAtMost * ((translationsCurrent ?? 0) + behind)),
      current: translationsCurrent ?? null,
      stale,
      missing,
    },
    refunds: {
      ...judge('proof', givenUp > 0),
      done: measured['refundsDone'] ?? null,
      medianSeconds: measured['refundsMedianSeconds'] ?? null,
      slowestSeconds: measured['refundsSlowestSeconds'] ?? null,
      waiting: measured['refundsWaiting'] ?? 0,
      givenUp,
    },
    reports: {
      ...judge('proof', late > 0),
      all: measured['reportsAll'] ?? null,
      guides: measured['reportsGuides'] ?? 0,
      hidden: measured['reportsHidden'] ?? 0,
      late,
    },
  }
}
