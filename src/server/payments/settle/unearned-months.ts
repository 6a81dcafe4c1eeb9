import type { PaidInvoice, SubscriptionState } from '../stripe/fetch-subscriptions.ts'

/** A paid month that is refunded because it grants no access. */
export interface RefundableMonth {
  invoice: PaidInvoice
  paymentId: string
  reason:
    | 'paid after the plan had ended'
    | 'the plan ended with a lost dispute'
    | 'another plan runs at the same time'
}

/**
 * Finds paid months that the shop refunds automatically: a month that was paid after its plan had ended (B8.48), a month that
 * was still running when the lost dispute of another month began (B8.29), and a month whose refund failed and whose days
 * another plan was paid for (B8.20), unless it grants access now.
 */
export function findUnearnedMonths(
  subscriptions: readonly SubscriptionState[],
  invoices: readonly PaidInvoice[],
  grantingId: string | null,
): RefundableMonth[] {
  return invoices.flatMap((invoice): RefundableMonth[] => {
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

/** Returns whether a month of a plan that was ended for its refund overlaps a paid month of another plan. */
function hasSameDays(
  { period }: PaidInvoice,
  plan: SubscriptionState,
  {
    subscriptions,
    invoices,
  }: { subscriptions: readonly SubscriptionState[]; invoices: readonly PaidInvoice[] },
): boolean {
  if (!isLeftover(plan)) return false
  // Of two overlapping plans that were both ended, the older one keeps its month.
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
