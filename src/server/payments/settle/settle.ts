import type { SettleDeps, Settled } from './settle-deps.ts'
import { settlePayment } from './settle-order.ts'
import { settleSubscription } from './settle-pro.ts'
import { settleSession } from './settle-session.ts'

/**
 * The only way in which money becomes access. Webhook, return, verification, sweep and reconcile merely name an object of
 * Stripe's: a payment, a checkout session or a subscription. Undefined: it is none of this shop's.
 */
export async function settle(deps: SettleDeps, stripeId: string): Promise<Settled | undefined> {
  if (stripeId.startsWith('pi_')) return settlePayment(deps, stripeId)
  if (stripeId.startsWith('cs_')) return settleSession(deps, stripeId)
  if (stripeId.startsWith('sub_')) return settleSubscription(deps, stripeId)
  return undefined
}
