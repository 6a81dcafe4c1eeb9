import type { ChargeNotices } from '../../platform/database-types.ts'

/** Why the next charge of a plan may surprise its buyer. */
export type NoticeReason = Exclude<ChargeNotices['reason'], 'ending' | 'looked'>

export interface PlanFacts {
  /** When the next month is charged. */
  periodEnd: Date
  /** What the last payment was lower than the price by, through guides or a code. */
  takenOffMinor: number
  /** The price of the month that was paid last, in minor units. */
  paidPriceMinor: number
  /** What Stripe will charge; null until it was asked. */
  nextMinor: number | null
  /** How many months the plan was paid for. */
  months: number
  isFromUs: boolean
  /** Whether the plan was going to end with this period and renews after all. */
  isResumed: boolean
}

const dayMs = 24 * 60 * 60 * 1000

/** A day more than Californian law asks for before a changed price. */
export const chargeNoticeMs = 8 * dayMs
export const yearlyNoticeMs = { from: 45 * dayMs, until: 15 * dayMs }

/** Returns which notices are due before the next charge of a plan. Each is sent once for each charge. */
export function noticesDue(plan: PlanFacts, now: Date): NoticeReason[] {
  const left = plan.periodEnd.getTime() - now.getTime()
  if (left <= 0) return []
  const isSoon = left <= chargeNoticeMs
  const isPriceKnown = plan.nextMinor !== null && plan.nextMinor !== plan.paidPriceMinor
  const isTwelfth = plan.isFromUs && plan.months > 0 && plan.months % 12 === 0
  return [
    ...(isSoon && isPriceKnown ? (['price'] as const) : []),
    ...(isSoon && !isPriceKnown && plan.takenOffMinor > 0 ? (['discount'] as const) : []),
    ...(plan.isResumed ? (['resumed'] as const) : []),
    ...(isTwelfth && left <= yearlyNoticeMs.from && left >= yearlyNoticeMs.until
      ? (['yearly'] as const)
      : []),
  ]
}
