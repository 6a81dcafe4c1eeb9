import type { SubscriptionState } from '../settle/decide-pro.ts'
import type { PaidInvoice } from '../settle/fetch-subscriptions.ts'

/** A paid month that goes back, because nobody can read by it. */
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
 * still running when a dispute of another month began that ended the plan (B8.29), and what is left of an ended plan beside
 * another one (B8.20).
 */
export function findUnearnedMonths(
  subscriptions: readonly SubscriptionState[],
  invoices: readonly PaidInvoice[],
  leftovers: readonly string[],
): UnearnedMonth[] {
  return invoices.flatMap((invoice): UnearnedMonth[] => {
    const { money, paymentId, isLate, period } = invoice
    const plan = subscriptions.find(({ id }) => id === invoice.subscriptionId)
    if (plan === undefined || paymentId === null || money !== 'kept') return []
    if (isLate) return [{ invoice, paymentId, reason: 'paid after the plan had ended' }]
    const last = invoices.find(({ subscriptionId, isLate: late }) => subscriptionId === plan.id && !late)
    if (invoice === last && leftovers.includes(plan.id))
      return [{ invoice, paymentId, reason: 'another plan runs at the same time' }]
    const lostAt = plan.money === 'lost' ? lostDisputeOf(plan, invoices) : undefined
    return lostAt !== undefined && period.end > lostAt
      ? [{ invoice, paymentId, reason: 'the plan ended with a lost dispute' }]
      : []
  })
}

function lostDisputeOf({ id }: SubscriptionState, invoices: readonly PaidInvoice[]): Date | undefined {
  const lost = invoices.find(({ subscriptionId, money }) => subscriptionId === id && money === 'lost')
  return lost?.disputedAt ?? undefined
}
