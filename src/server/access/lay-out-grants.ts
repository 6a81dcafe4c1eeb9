import { addMonths } from '../../shared/payments/pro-gift.ts'

/** Months of Pro that somebody has claimed of a gift. */
export interface ProGrant {
  giftId: string
  months: number
  grantedAt: Date
  /** Both null while it waits for a plan to end. */
  startsAt: Date | null
  endsAt: Date | null
  /** What was left of it when it was interrupted; null: all its months. */
  restSeconds: number | null
  suspendedAt: Date | null
  revokedAt: Date | null
  /** Whether it is noted that it has ended by itself. */
  endNoted: boolean
}

export const isOpenGrant = ({ suspendedAt, revokedAt }: ProGrant) =>
  suspendedAt === null && revokedAt === null

const isBegun = ({ startsAt }: ProGrant, now: Date) => startsAt !== null && startsAt <= now

/**
 * Where open grants lie: one behind the other and without a gap from now on, so that nobody loses a day of one while another
 * runs. What has begun stays where it is; what waits for a plan to end starts once there is none (R4, B21.72).
 */
export function layOutGrants(
  grants: readonly ProGrant[],
  { hasPlan, now }: { hasPlan: boolean; now: Date },
): ProGrant[] {
  let free = now
  const laid = grants
    .filter(isOpenGrant)
    .toSorted(inOrder)
    .map((grant) => {
      if (!isBegun(grant, now)) {
        if (grant.startsAt === null && hasPlan) return grant
        const endsAt = endFrom(grant, free)
        const placed = { ...grant, startsAt: free, endsAt }
        free = endsAt
        return placed
      }
      if (grant.endsAt !== null && grant.endsAt > free) free = grant.endsAt
      return grant
    })
  return [...grants.filter((grant) => !isOpenGrant(grant)), ...laid]
}

/** Open again, with what was left when it was closed; where that lies is laid out anew. */
export function reopenGrant(grant: ProGrant): ProGrant {
  const { startsAt, endsAt, suspendedAt, revokedAt } = grant
  const open = { ...grant, suspendedAt: null, revokedAt: null }
  const closedAt = [suspendedAt, revokedAt].flatMap((at) => at ?? []).toSorted(byTime)[0]
  if (closedAt === undefined || (endsAt !== null && endsAt <= closedAt)) return open
  const later = { ...open, startsAt: null, endsAt: null }
  if (startsAt === null || endsAt === null || startsAt >= closedAt) return later
  return { ...later, restSeconds: Math.ceil((endsAt.getTime() - closedAt.getTime()) / 1000) }
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
