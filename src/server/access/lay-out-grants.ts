import type { Selectable } from 'kysely'
import { addMonths } from '../../shared/payments/pro-gift.ts'
import type { ProGrants } from '../platform/database-types.ts'

/** Months of Pro that somebody has claimed of a gift. */
export type ProGrant = Omit<Selectable<ProGrants>, 'userId' | 'endTold'>

export const isOpenGrant = ({ suspendedAt, revokedAt }: ProGrant) =>
  suspendedAt === null && revokedAt === null

const isBegun = ({ startsAt }: ProGrant, now: Date) => startsAt !== null && startsAt <= now
const isOver = ({ endsAt }: ProGrant, now: Date) => endsAt !== null && endsAt <= now

/** The plan by which a person reads now, and when it ends; null if it renews. */
export interface RunningPlan {
  until: Date | null
}

/**
 * Where open grants lie: one behind the other and without a gap, from now on or from the end of a plan by which the person
 * reads, so that no paid and no given day runs beside another. What has begun stays where it is, unless such a plan has
 * come back: what is left then follows the plan, or waits for it if it renews (R4, B21.72).
 */
export function layOutGrants(
  grants: readonly ProGrant[],
  { plan, now }: { plan: RunningPlan | undefined; now: Date },
): ProGrant[] {
  let free = plan === undefined ? now : plan.until
  const laid = grants
    .filter(isOpenGrant)
    .toSorted(inOrder)
    .map((grant) => {
      if (isBegun(grant, now) && (plan === undefined || isOver(grant, now))) {
        if (free !== null && grant.endsAt !== null && grant.endsAt > free) free = grant.endsAt
        return grant
      }
      const waiting = interrupted(grant, now)
      if (free === null) return waiting
      const startsAt = free
      free = endFrom(waiting, startsAt)
      return { ...waiting, startsAt, endsAt: free }
    })
  return [...grants.filter((grant) => !isOpenGrant(grant)), ...laid]
}

/** Open again, with what was left when it was closed; where that lies is laid out anew. */
export function reopenGrant(grant: ProGrant): ProGrant {
  const { suspendedAt, revokedAt } = grant
  const open = { ...grant, suspendedAt: null, revokedAt: null }
  const closedAt = [suspendedAt, revokedAt].flatMap((at) => at ?? []).toSorted(byTime)[0]
  if (closedAt === undefined || isOver(grant, closedAt)) return open
  return interrupted(open, closedAt)
}

/** Without a place, with what was left at that time. */
function interrupted(grant: ProGrant, at: Date): ProGrant {
  const { startsAt, endsAt } = grant
  const waiting = { ...grant, startsAt: null, endsAt: null }
  if (startsAt === null || endsAt === null || startsAt >= at) return waiting
  return { ...waiting, restSeconds: Math.ceil((endsAt.getTime() - at.getTime()) / 1000) }
}

/** When the last open grant ends; null where none has a place. */
export function grantedUntil(grants: readonly ProGrant[]): Date | null {
  return (
    grants
      .filter(isOpenGrant)
      .flatMap(({ endsAt }) => endsAt ?? [])
      .toSorted(byTime)
      .at(-1) ?? null
  )
}

function endFrom({ months, restSeconds }: ProGrant, start: Date): Date {
  return restSeconds === null ? addMonths(start, months) : new Date(start.getTime() + restSeconds * 1000)
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()

/** What has a place first, then in the order of the claims. */
function inOrder(one: ProGrant, other: ProGrant): number {
  const places = (one.startsAt?.getTime() ?? Infinity) - (other.startsAt?.getTime() ?? Infinity)
  return places || byTime(one.grantedAt, other.grantedAt) || (one.giftId < other.giftId ? -1 : 1)
}
