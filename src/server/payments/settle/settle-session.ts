import type { Stripe } from 'stripe'
import { z } from 'zod'
import { endCheckout, findCheckout, type Checkout } from '../queries.ts'
import type { SettleDeps, Settled } from './settle-deps.ts'
import { settlePaymentOf } from './settle-payment.ts'
import { settlePro } from './settle-pro.ts'
import { findOrUndefined } from '../stripe.ts'

/** A Stripe session and its checkout attempt, from the metadata that the server wrote. */
export interface HostedCheckout {
  session: Stripe.Checkout.Session
  checkout: Checkout
}

/** Undefined: it is none of this shop's. */
export async function findHostedCheckout(
  { db, stripe }: Pick<SettleDeps, 'db' | 'stripe'>,
  sessionId: string,
): Promise<HostedCheckout | undefined> {
  const session = await findOrUndefined(stripe.checkout.sessions.retrieve(sessionId))
  const id = z.uuid().safeParse(session?.metadata?.['checkoutId'])
  const checkout = id.success ? await findCheckout(db, id.data) : undefined
  return session === undefined || checkout === undefined ? undefined : { session, checkout }
}

export async function settleSession(deps: SettleDeps, sessionId: string): Promise<Settled | undefined> {
  const hosted = await findHostedCheckout(deps, sessionId)
  return hosted === undefined ? undefined : settleHosted(deps, hosted)
}

/**
 * Settles a hosted checkout by its result: a payment, a subscription, or nothing before it expired. The session only
 * contains the id; whether it is paid is fetched from Stripe again.
 */
export async function settleHosted(
  deps: SettleDeps,
  { session, checkout }: HostedCheckout,
): Promise<Settled | undefined> {
  const paymentId = idOf(session.payment_intent)
  if (paymentId !== undefined) return settlePaymentOf(deps, checkout, paymentId)
  const { userId } = checkout
  if (session.subscription !== null) {
    const pro = await settlePro(deps, userId)
    await endUnlessDry(deps, checkout, 'paid')
    return pro
  }
  if (session.status === 'expired') await endUnlessDry(deps, checkout, 'closed')
  return { userId, checkout, paid: false, changes: [] }
}

async function endUnlessDry(
  { db, clock, dryRun }: SettleDeps,
  { id }: Checkout,
  state: 'paid' | 'closed',
): Promise<void> {
  if (dryRun !== true) await endCheckout(db, id, state, clock())
}

const idOf = (object: string | { id: string } | null) => (typeof object === 'string' ? object : object?.id)
