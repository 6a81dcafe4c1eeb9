import type { Selectable } from 'kysely'
import { addMonths } from '../../shared/payments/pro-gift.ts'
import type { ProPeriods } from '../platform/database-types.ts'

/** Months of Pro that a user has claimed from a gift. */
export type ProPeriod = Omit<Selectable<ProPeriods>, 'userId' | 'source' | 'endNotifiedFor'>

export const isOpenPeriod = ({ suspendedAt, revokedAt }: ProPeriod) =>
  suspendedAt === null && revokedAt === null

const isBegun = ({ startsAt }: ProPeriod, now: Date) => startsAt !== null && startsAt <= now
const isOver = ({ endsAt }: ProPeriod, now: Date) => endsAt !== null && endsAt <= now

/** The plan by which a person reads now, and when it ends; null if it renews. */
export interface RunningPlan {
  until: Date | null
}

/**
 * Where open periods lie: one behind the other and without a gap, from now on or from the end of a plan by which the person
 * reads, so that no paid and no given day runs beside another. What has begun stays where it is, unless such a plan has
 * come back: what is left then follows the plan, or waits for it if it renews (R4, B21.72).
 */
export function schedulePeriods(
  periods: readonly ProPeriod[],
  { plan, now }: { plan: RunningPlan | undefined; now: Date },
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

/** Reopens a period with the rest that it had when it was closed; `schedulePeriods` places it. */
export function reopenPeriod(period: ProPeriod): ProPeriod {
  const { suspendedAt, revokedAt } = period
  const open = { ...period, suspendedAt: null, revokedAt: null }
  const closedAt = [suspendedAt, revokedAt].flatMap((at) => at ?? []).toSorted(byTime)[0]
  if (closedAt === undefined || isOver(period, closedAt)) return open
  return interrupted(open, closedAt)
}

/** Without a place, with what was left at that time. */
function interrupted(period: ProPeriod, at: Date): ProPeriod {
  const { startsAt, endsAt } = period
  const waiting = { ...period, startsAt: null, endsAt: null }
  if (startsAt === null || endsAt === null || startsAt >= at) return waiting
  return { ...waiting, restSeconds: Math.ceil((endsAt.getTime() - at.getTime()) / 1000) }
}

/** When the last open period ends; null where none has a place. */
export function grantedUntil(periods: readonly ProPeriod[]): Date | null {
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

/** What has a place first, then in the order of the claims. */
function inOrder(one: ProPeriod, other: ProPeriod): number {
  const places = (one.startsAt?.getTime() ?? Infinity) - (other.startsAt?.getTime() ?? Infinity)
  return places || byTime(one.grantedAt, other.grantedAt) || (one.id < other.id ? -1 : 1)
}
