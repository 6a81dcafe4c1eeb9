import { Refusal } from '../../platform/refusal.ts'
import { findSubscriptionId } from '../queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settlePro } from '../settle/settle-pro.ts'
import { findOrUndefined, refuseDuringOutage } from '../stripe.ts'

/** Ends somebody's Pro at Stripe, now or with the paid month, and settles what that means. Twice is the same as once. */
export async function endPro(deps: SettleDeps, userId: number, when: 'now' | 'period-end'): Promise<void> {
  const { stripe } = deps
  const subscriptionId = await findSubscriptionId(deps.db, userId)
  if (subscriptionId === undefined) throw new Refusal('not-found')
  const told =
    when === 'now'
      ? stripe.subscriptions.cancel(subscriptionId)
      : stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
  // Stripe does not find a subscription that is canceled already.
  await refuseDuringOutage(findOrUndefined(told))
  await refuseDuringOutage(settlePro(deps, userId))
}
