import type { SettleDeps, SettlementResult } from './settle-deps.ts'
import { settlePayment, settleOrder } from './settle-order.ts'
import { settleSubscription, settlePro } from './settle-pro.ts'
import type { Stripe } from 'stripe'
import { endOrder, findNamedOrder } from '../orders/order-queries.ts'
import type { Order } from '../orders/order.ts'
import { findOrUndefined, toStripeId } from '../stripe/stripe.ts'

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

/** A Stripe session and its order, which the session's metadata names. */
export interface HostedCheckout {
  session: Stripe.Checkout.Session
  order: Order
}

/** Finds a hosted checkout by its session. Undefined if the session is not from this shop. */
export async function findHostedCheckout({ db, stripe }: SettleDeps, sessionId: string) {
  const session = await findOrUndefined(stripe.checkout.sessions.retrieve(sessionId))
  const order = await findNamedOrder(db, session?.metadata?.['checkoutId'])
  return session === undefined || order === undefined ? undefined : { session, order }
}

export async function settleSession(deps: SettleDeps, sessionId: string) {
  const hosted = await findHostedCheckout(deps, sessionId)
  return hosted === undefined ? undefined : settleHostedCheckout(deps, hosted)
}

/** Settles a hosted checkout by its payment or subscription, whose state is fetched from Stripe again, or closes an expired one. */
export async function settleHostedCheckout(deps: SettleDeps, { session, order }: HostedCheckout) {
  const paymentId = toStripeId(session.payment_intent)
  if (paymentId !== undefined) return settleOrder(deps, order, paymentId)
  const { userId } = order
  if (session.subscription !== null) {
    const pro = await settlePro(deps, userId)
    await endUnlessDry(deps, order, 'paid')
    return pro
  }
  if (session.status === 'expired') await endUnlessDry(deps, order, 'closed')
  return { userId, order, paid: false, changes: [] }
}

async function endUnlessDry({ db, clock, dryRun }: SettleDeps, { id }: Order, state: 'paid' | 'closed') {
  if (dryRun !== true) await endOrder(db, id, state, clock())
}
