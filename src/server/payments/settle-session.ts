import type { Stripe } from 'stripe'
import { z } from 'zod'
import { endCheckout, findCheckout, type Checkout } from './queries.ts'
import type { SettleDeps, Settled } from './settle.ts'
import { settlePayment } from './settle-payment.ts'
import { settlePro } from './settle-pro.ts'
import { findOrNothing } from './stripe.ts'

/** A hosted checkout is settled by what it has led to: a payment, a subscription, or nothing before it ran out. */
export async function settleSession(deps: SettleDeps, sessionId: string): Promise<Settled | undefined> {
  const session = await findSession(deps.stripe, sessionId)
  const checkout = session === undefined ? undefined : await findCheckoutOf(deps, session)
  if (session === undefined || checkout === undefined) return undefined
  const paymentId = idOf(session.payment_intent)
  if (paymentId !== undefined) return settlePayment(deps, paymentId)
  const { userId, guideId } = checkout
  if (session.subscription !== null) {
    const pro = await settlePro(deps, userId)
    await endUnlessDry(deps, checkout, 'paid')
    return pro
  }
  if (session.status === 'expired') await endUnlessDry(deps, checkout, 'closed')
  return { userId, guideId, paid: false, changes: [] }
}

export function findSession(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session | undefined> {
  return findOrNothing(stripe.checkout.sessions.retrieve(sessionId))
}

/** The attempt that a session was opened for, as the server noted in it. */
export async function findCheckoutOf(
  { db }: Pick<SettleDeps, 'db'>,
  session: Stripe.Checkout.Session,
): Promise<Checkout | undefined> {
  const id = z.uuid().safeParse(session.metadata?.['checkoutId'])
  return id.success ? findCheckout(db, id.data) : undefined
}

async function endUnlessDry(
  { db, clock, dryRun }: SettleDeps,
  { id }: Checkout,
  state: 'paid' | 'closed',
): Promise<void> {
  if (dryRun !== true) await endCheckout(db, id, state, clock())
}

const idOf = (object: string | { id: string } | null) => (typeof object === 'string' ? object : object?.id)
