import { cancelOrderAtStripe } from '../checkout/cancel-order-at-stripe.ts'
import { listOpenOrders } from '../orders/order-queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'

/**
 * Cancels every open checkout of a user at Stripe. A checkout that a card paid first stays paid. An order that Stripe has not
 * answered yet is created there under its idempotency key, so that the request that still waits receives a canceled object.
 */
export async function cancelOpenCheckouts(deps: SettleDeps, userId: number): Promise<void> {
  for (const order of await listOpenOrders(deps.db, userId)) await cancelOrderAtStripe(deps, order)
}
