import { endAtStripe } from '../checkout/end-at-stripe.ts'
import { listOpenOrders } from '../orders/order-queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'

/**
 * Cancels every open checkout of a user at Stripe. What a card paid first stays paid. A checkout without an answer from
 * Stripe is created there under its own key, so that the request that still waits for it gets a canceled one.
 */
export async function cancelOpenCheckouts(deps: SettleDeps, userId: number): Promise<void> {
  for (const order of await listOpenOrders(deps.db, userId)) await endAtStripe(deps, order)
}
