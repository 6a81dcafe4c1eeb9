import type { Selectable } from 'kysely'
import { addMonths } from '../../shared/payments/pro-gift.ts'
import type { DB } from '../platform/database-types.ts'

/** Months of Pro that a user has claimed from a gift. */
export type ProPeriod = Omit<Selectable<DB['proPeriods']>, 'userId' | 'source' | 'endNotifiedFor'>

export const isOpenPeriod = ({ suspendedAt, revokedAt }: ProPeriod) =>
  suspendedAt === null && revokedAt === null

const isBegun = ({ startsAt }: ProPeriod, now: Date) => startsAt !== null && startsAt <= now
const isOver = ({ endsAt }: ProPeriod, now: Date) => endsAt !== null && endsAt <= now

/** The plan that grants Pro now. Its end is null if it renews. */
export interface ActivePlan {
  until: Date | null
}

/**
 * Schedules open periods one after another without a gap, from now or from the end of a running plan, so that no gifted day
 * overlaps a paid one. A started period keeps its dates unless a plan resumes: its remaining time then follows the plan, or
 * waits if the plan renews (R4, B21.72).
 */
export function schedulePeriods(
  periods: readonly ProPeriod[],
  { plan, now }: { plan: ActivePlan | undefined; now: Date },
): ProPeriod[] {
  let free = plan === undefined ? now : plan.until
  const laid = periods
    .filter(isOpenPeriod)
    .toSorted(inOrder)
    .map((period) => {
      if (isBegun(period, now) && (plan === undefined || isOver(period, now))) {
        if (free !== null && period.endsAt !== null && period.endsAt > free) free = period.endsAt
        return period
      }
      const waiting = interrupted(period, now)
      if (free === null) return waiting
      const startsAt = free
      free = endFrom(waiting, startsAt)
      return { ...waiting, startsAt, endsAt: free }
    })
  return [...periods.filter((period) => !isOpenPeriod(period)), ...laid]
}

/** Reopens a period with the time that was left when it was closed. `schedulePeriods` sets its dates. */
export function reopenPeriod(period: ProPeriod): ProPeriod {
  const { suspendedAt, revokedAt } = period
  const open = { ...period, suspendedAt: null, revokedAt: null }
  const closedAt = [suspendedAt, revokedAt].flatMap((at) => at ?? []).toSorted(byTime)[0]
  if (closedAt === undefined || isOver(period, closedAt)) return open
  return interrupted(open, closedAt)
}

/** Returns the period without dates and with the time that was left at `at`. */
function interrupted(period: ProPeriod, at: Date): ProPeriod {
  const { startsAt, endsAt } = period
  const waiting = { ...period, startsAt: null, endsAt: null }
  if (startsAt === null || endsAt === null || startsAt >= at) return waiting
  return { ...waiting, restSeconds: Math.ceil((endsAt.getTime() - at.getTime()) / 1000) }
}

/** Returns the end of the last open period. Null if no open period has dates. */
export function findProGrantEnd(periods: readonly ProPeriod[]): Date | null {
  return (
    periods
      .filter(isOpenPeriod)
      .flatMap(({ endsAt }) => endsAt ?? [])
      .toSorted(byTime)
      .at(-1) ?? null
  )
}

function endFrom({ months, restSeconds }: ProPeriod, start: Date): Date {
  return restSeconds === null ? addMonths(start, months) : new Date(start.getTime() + restSeconds * 1000)
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()

/** Compares periods by start, then by claim. Periods without dates come last. */
function inOrder(one: ProPeriod, other: ProPeriod): number {
  const places = (one.startsAt?.getTime() ?? Infinity) - (other.startsAt?.getTime() ?? Infinity)
  return places || byTime(one.grantedAt, other.grantedAt) || (one.id < other.id ? -1 : 1)
}
