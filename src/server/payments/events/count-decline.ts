import type { SettleDeps } from '../settle/settle-deps.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { cancelOrderAtStripe } from '../checkout/open-checkout-attempt.ts'
import { paymentLimitByAccount } from '../limits.ts'
import { findOrderByStripeId } from '../orders/order-queries.ts'
import type { Order } from '../orders/order.ts'
import { requireBuyer } from '../queries.ts'
import { findOrderOfPayment } from '../settle/fetch-payments.ts'
import { findSubscriptionOfPayment } from '../stripe/stripe.ts'

export const declineQueue = 'payments.decline'

/**
 * Counts a declined card toward the buyer's payment limit, like a new checkout. Once the limit is reached, the checkout is
 * canceled at Stripe: its client secret would allow more cards to be tried without a request to the shop.
 */
export async function countDecline(deps: SettleDeps, { paymentId }: { paymentId: string }): Promise<void> {
  const order = await findDeclined(deps, paymentId)
  // A declined renewal is not counted, because Stripe charges the card without the buyer.
  if (order?.state !== 'open') return
  try {
    const { uid } = await requireBuyer(deps.db, order.userId)
    await consumeRateLimit(deps, paymentLimitByAccount, uid)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'too-many-requests') throw error
    deps.logger.warn({ userId: order.userId, paymentId }, 'too many cards were declined')
    await cancelOrderAtStripe(deps, order)
  }
}

async function findDeclined(deps: SettleDeps, paymentId: string): Promise<Order | undefined> {
  const order = await findOrderOfPayment(deps, paymentId)
  if (order !== undefined) return order
  const subscriptionId = await findSubscriptionOfPayment(deps.stripe, paymentId)
  return subscriptionId === undefined ? undefined : findOrderByStripeId(deps.db, subscriptionId)
}
