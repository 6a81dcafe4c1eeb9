import { z } from 'zod'
import { fetchPayment } from './fetch-payment.ts'
import type { PaymentState } from './decide-payment.ts'
import { queuePerBuyer } from './queue-per-buyer.ts'
import { findCheckout, findCheckoutByStripeId, type Checkout } from '../queries.ts'
import type { SettleDeps, Settled } from './settle-deps.ts'
import { settleSubscription } from './settle-pro.ts'
import { subscriptionPaidBy } from '../stripe.ts'
import { withOptimisticLock } from './with-optimistic-lock.ts'
import { writeDecision } from './write-decision.ts'

/** Settles what one payment means for the guide that it was made for; an invoice's payment is its subscription's. */
export async function settlePayment(deps: SettleDeps, paymentId: string): Promise<Settled | undefined> {
  const checkout = await findCheckoutOfPayment(deps, paymentId)
  if (checkout === undefined) {
    const subscriptionId = await subscriptionPaidBy(deps.stripe, paymentId)
    return subscriptionId === undefined ? undefined : settleSubscription(deps, subscriptionId)
  }
  return settlePaymentOf(deps, checkout, paymentId)
}

export function settlePaymentOf(
  deps: SettleDeps,
  checkout: Checkout,
  paymentId: string,
): Promise<Settled | undefined> {
  return queuePerBuyer(deps.db, checkout.userId, () => settleNow(deps, checkout, paymentId))
}

async function settleNow(
  deps: SettleDeps,
  checkout: Checkout,
  paymentId: string,
): Promise<Settled | undefined> {
  const { stripe, clock, logger } = deps
  const settled = await withOptimisticLock(
    deps,
    checkout.userId,
    async () => (await fetchPayment(stripe, paymentId))?.payment,
    async (tx, payment, moved) => {
      if (payment === undefined) return undefined
      const written = await writeDecision(tx, { ...deps, moved }, { checkout, payment, now: clock() })
      return { payment, ...written }
    },
  )
  if (settled === undefined) return undefined
  const { payment, decision, changes } = settled
  if (decision.do === 'ignore') logger.warn({ paymentId, reason: decision.reason }, 'payment ignored')
  const paid = decision.do !== 'ignore' && isPaid(payment)
  const { id, userId, guideId, giftId, bundle } = checkout
  return {
    userId,
    guideId,
    ...(giftId !== null && { giftId }),
    ...(bundle && { bundleId: id }),
    paid,
    changes,
  }
}

/** The attempt that a payment was made for; undefined for an invoice's payment, and for one of another system. */
export async function findCheckoutOfPayment(
  { db, stripe }: Pick<SettleDeps, 'db' | 'stripe'>,
  paymentId: string,
): Promise<Checkout | undefined> {
  const known = await findCheckoutByStripeId(db, paymentId)
  if (known !== undefined) return known
  // A hosted checkout's payment, or one whose id was not stored: its metadata names the checkout.
  const checkoutId = (await fetchPayment(stripe, paymentId))?.checkoutId
  // A payment made by another system may carry anything under that name.
  return z.uuid().safeParse(checkoutId).success ? findCheckout(db, String(checkoutId)) : undefined
}

const isPaid = ({ status, money }: PaymentState) => status === 'succeeded' && money === 'kept'
