import type { Order } from '../orders/order.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settleStripeObject } from '../settle/settle.ts'
import type { CheckoutAttempt } from './checkout-attempt.ts'
import { openCheckoutAttempt } from './open-checkout-attempt.ts'

/** Cancels an open order's attempt at Stripe and settles it, because a card may have paid it in the meantime. */
export async function cancelOrderAtStripe(deps: SettleDeps, order: Order): Promise<void> {
  const attempt = await openCheckoutAttempt(deps, order)
  if (attempt !== undefined) await cancelCheckoutAttempt(deps, attempt)
}

/** Cancels an attempt and settles it. If it was paid in the meantime, the next try finds the purchase. */
export async function cancelCheckoutAttempt(deps: SettleDeps, attempt: CheckoutAttempt): Promise<void> {
  await attempt.end()
  await settleStripeObject(deps, attempt.id)
}
