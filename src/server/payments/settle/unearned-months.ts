import type { PaidInvoice, SubscriptionState } from '../stripe/fetch-subscriptions.ts'

/** A paid month that is refunded, because it grants no access. */
export interface UnearnedMonth {
  invoice: PaidInvoice
  paymentId: string
  reason:
    | 'paid after the plan had ended'
    | 'the plan ended with a lost dispute'
    | 'another plan runs at the same time'
}

/**
 * Paid months whose money the shop returns by itself: one that was paid after its plan had ended (B8.48), one that was
 * still running when a dispute of another month began that ended the plan (B8.29), and one whose refund failed and whose days
 * another plan was paid for as well (B8.20). What grants access now stays.
 */
export function findUnearnedMonths(
  subscriptions: readonly SubscriptionState[],
  invoices: readonly PaidInvoice[],
  grantingId: string | null,
): UnearnedMonth[] {
  return invoices.flatMap((invoice): UnearnedMonth[] => {
    const { money, paymentId, isLate, period } = invoice
    const plan = subscriptions.find(({ id }) => id === invoice.subscriptionId)
    if (plan === undefined || paymentId === null || money !== 'kept') return []
    if (isLate) return [{ invoice, paymentId, reason: 'paid after the plan had ended' }]
    const lostAt = plan.money === 'lost' ? lostDisputeOf(plan, invoices) : undefined
    if (lostAt !== undefined && period.end > lostAt)
      return [{ invoice, paymentId, reason: 'the plan ended with a lost dispute' }]
    const isPaidTwice = plan.id !== grantingId && hasSameDays(invoice, plan, { subscriptions, invoices })
    return isPaidTwice ? [{ invoice, paymentId, reason: 'another plan runs at the same time' }] : []
  })
}

function lostDisputeOf({ id }: SubscriptionState, invoices: readonly PaidInvoice[]): Date | undefined {
  const lost = invoices.find(({ subscriptionId, money }) => subscriptionId === id && money === 'lost')
  return lost?.disputedAt ?? undefined
}

/** Whether it is left of a plan that ended because its money went back, and a month of another plan has days of it. */
function hasSameDays(
  { period }: PaidInvoice,
  plan: SubscriptionState,
  {
    subscriptions,
    invoices,
  }: { subscriptions: readonly SubscriptionState[]; invoices: readonly PaidInvoice[] },
): boolean {
  if (!isLeftover(plan)) return false
  // Of two that are left, the older one stays.
  const others = subscriptions.filter(
    (other) => other.id !== plan.id && (!isLeftover(other) || other.created < plan.created),
  )
  return invoices.some(
    (month) =>
      month.money === 'kept' &&
      !month.isLate &&
      others.some(({ id }) => id === month.subscriptionId) &&
      month.period.start < period.end &&
      period.start < month.period.end,
  )
}

const isLeftover = ({ isOver, endedByShop }: SubscriptionState) => isOver && endedByShop
