import type { SettleDeps, SettlementResult } from './settle-deps.ts'
import { settlePayment } from './settle-order.ts'
import { settleSubscription } from './settle-pro.ts'
import { settleSession } from './settle-session.ts'

/**
 * Settles a payment, session or subscription at Stripe. Access for payments is granted only here: webhooks, returning browsers,
 * verification, the recovery job and reconciliation only name an object. Undefined if the object is not from this shop.
 */
export async function settleStripeObject(
  deps: SettleDeps,
  stripeId: string,
): Promise<SettlementResult | undefined> {
  if (stripeId.startsWith('pi_')) return settlePayment(deps, stripeId)
  if (stripeId.startsWith('cs_')) return settleSession(deps, stripeId)
  if (stripeId.startsWith('sub_')) return settleSubscription(deps, stripeId)
  return undefined
}
