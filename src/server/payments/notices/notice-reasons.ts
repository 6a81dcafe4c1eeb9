import type { DB } from '../../platform/database-types.ts'

/** Reason to notify a buyer before the next charge of a plan. */
export type ChargeNoticeReason = Exclude<DB['chargeNotices']['reason'], 'ending' | 'looked'>

export interface PlanFacts {
  /** Time of the next charge. */
  periodEnd: Date
  /** Discount of the last payment from guides or a code. Minor units. */
  takenOffMinor: number
  /** Full price of the last paid month. Minor units. */
  paidPriceMinor: number
  /** Next charge according to Stripe, in minor units. Null if Stripe has not named it. */
  nextMinor: number | null
  /** Number of months that were paid. */
  months: number
  isFromUs: boolean
  /** Whether the plan was canceled to end with this period and then resumed. */
  isResumed: boolean
}

const dayMs = 24 * 60 * 60 * 1000

/** Notice period before a changed price: a day more than Californian law requires. Milliseconds. */
export const chargeNoticeMs = 8 * dayMs
export const yearlyNoticeWindowMs = { from: 45 * dayMs, until: 15 * dayMs }

/** Returns which notices are due before a plan's next charge. Each notice is sent once per charge. */
export function listDueChargeNotices(plan: PlanFacts, now: Date): ChargeNoticeReason[] {
  const left = plan.periodEnd.getTime() - now.getTime()
  if (left <= 0) return []
  const isSoon = left <= chargeNoticeMs
  const isPriceKnown = plan.nextMinor !== null && plan.nextMinor !== plan.paidPriceMinor
  const isTwelfth = plan.isFromUs && plan.months > 0 && plan.months % 12 === 0
  return [
    ...(isSoon && isPriceKnown ? (['price'] as const) : []),
    ...(isSoon && !isPriceKnown && plan.takenOffMinor > 0 ? (['discount'] as const) : []),
    ...(plan.isResumed ? (['resumed'] as const) : []),
    ...(isTwelfth && left <= yearlyNoticeWindowMs.from && left >= yearlyNoticeWindowMs.until
      ? (['yearly'] as const)
      : []),
  ]
}
