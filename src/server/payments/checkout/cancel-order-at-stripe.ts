import type { Order } from '../orders/order.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settle } from '../settle/settle.ts'
import type { Attempt } from './attempt-kind.ts'
import { openAttempt } from './attempt.ts'

/** Cancels an open order's attempt at Stripe and settles it, because a card may have paid it in the meantime. */
export async function cancelOrderAtStripe(deps: SettleDeps, order: Order): Promise<void> {
  const attempt = await openAttempt(deps, order)
  if (attempt !== undefined) await cancelAttempt(deps, attempt)
}

/** Cancels an attempt and settles it. If it was paid in the meantime, the next try finds the purchase. */
export async function cancelAttempt(deps: SettleDeps, attempt: Attempt): Promise<void> {
  await attempt.end()
  await settle(deps, attempt.id)
}
