import type { Health, Proof } from '../../shared/proof/proof-schemas.ts'
import type { Deps } from '../platform/deps.ts'
import { listChores, type Chore, type ChoreResult } from '../maintenance/index.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Milliseconds after which the result of a chore is outdated. */
const oldAfterMs: Partial<Record<Chore, number>> = {
  'paid-lines': 3 * hour,
  reconcile: 36 * hour,
  'restore-drill': 35 * day,
  proof: hour,
}
const leakIsFreshMs = 30 * day
/** Maximum share of outdated or missing translations. */
const behindAtMost = 1 / 20

/** Returns the results of the shop's own checks and whether each is healthy (B21.10). Reads no personal data. */
export async function readProof({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Proof> {
  const now = clock().getTime()
  const chores = new Map((await listChores(db)).map((each) => [each.chore, each]))

  /** Returns the health of a chore: unknown without a result, unwell if the result is outdated or bad. */
  const judge = (chore: Chore, isBad: (figures: ChoreResult['figures']) => boolean) => {
    const done = chores.get(chore)
    if (done === undefined) return { health: 'unknown' as const, measuredAt: null }
    const isOld = now - done.succeededAt.getTime() > (oldAfterMs[chore] ?? Infinity)
    const health: Health = isOld || isBad(done.figures) ? 'unwell' : 'well'
    return { health, measuredAt: done.succeededAt.toISOString() }
  }
  const figure = (chore: Chore, name: string) => chores.get(chore)?.figures[name]
  const moment = (chore: Chore, name: string) => {
    const seconds = figure(chore, name)
    return seconds === undefined ? null : new Date(seconds * 1000).toISOString()
  }
  const whole = (chore: Chore, name: string) => figure(chore, name) ?? 0
  const orNull = (chore: Chore, name: string) => figure(chore, name) ?? null

  const failedAt = figure('proof', 'failedAt')
  const sinceFailure = failedAt === undefined ? Infinity : now - failedAt * 1000
  const search = chores.get('paid-lines')
  const backupAge = figure('restore-drill', 'backupAgeSeconds')
  return {
    paidLines: {
      ...judge('paid-lines', ({ found = 0, foundAt }) => {
        return found > 0 || (foundAt !== undefined && now - foundAt * 1000 < leakIsFreshMs)
      }),
      last:
        search === undefined
          ? null
          : {
              guides: whole('paid-lines', 'guides'),
              answers: whole('paid-lines', 'answers'),
              lines: whole('paid-lines', 'lines'),
              found: whole('paid-lines', 'found'),
            },
      all:
        search === undefined
          ? null
          : {
              since: moment('paid-lines', 'since') ?? search.succeededAt.toISOString(),
              lines: whole('paid-lines', 'linesAll'),
              found: whole('paid-lines', 'foundAll'),
              foundAt: moment('paid-lines', 'foundAt'),
            },
    },
    payments: {
      ...judge('reconcile', ({ left = 0 }) => left > 0),
      differences: orNull('reconcile', 'left'),
    },
    restore: {
      ...judge('restore-drill', () => false),
      seconds: orNull('restore-drill', 'seconds'),
      backupAgeHours: backupAge === undefined ? null : Math.ceil(backupAge / 3600),
    },
    failures: {
      ...judge('proof', () => sinceFailure < day),
      last: moment('proof', 'failedAt'),
      days: failedAt === undefined ? null : Math.floor(sinceFailure / day),
    },
    translations: {
      ...judge('proof', (figures) => {
        const { translationsCurrent: current = 0, translationsStale = 0, translationsMissing = 0 } = figures
        const behind = translationsStale + translationsMissing
        return behind > behindAtMost * (current + behind)
      }),
      current: orNull('proof', 'translationsCurrent'),
      stale: whole('proof', 'translationsStale'),
      missing: whole('proof', 'translationsMissing'),
    },
    refunds: {
      ...judge('proof', ({ refundsGivenUp = 0 }) => refundsGivenUp > 0),
      done: orNull('proof', 'refundsDone'),
      medianSeconds: orNull('proof', 'refundsMedianSeconds'),
      slowestSeconds: orNull('proof', 'refundsSlowestSeconds'),
      waiting: whole('proof', 'refundsWaiting'),
      givenUp: whole('proof', 'refundsGivenUp'),
    },
    reports: {
      ...judge('proof', ({ reportsLate = 0 }) => reportsLate > 0),
      all: orNull('proof', 'reportsAll'),
      guides: whole('proof', 'reportsGuides'),
      hidden: whole('proof', 'reportsHidden'),
      late: whole('proof', 'reportsLate'),
    },
  }
}
