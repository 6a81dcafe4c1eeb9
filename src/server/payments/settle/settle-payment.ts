import { fetchPayment } from './fetch-payment.ts'
import { fetchOtherPayments, findCheckoutOfPayment } from '../titles/fetch-titles.ts'
import type { PaymentState } from './decide-payment.ts'
import { queuePerBuyer } from './queue-per-buyer.ts'
import type { Checkout } from '../queries.ts'
import type { SettleDeps, Settled } from './settle-deps.ts'
import { settleSubscription } from './settle-pro.ts'
import { subscriptionPaidBy } from '../stripe.ts'
import { withOptimisticLock } from './with-optimistic-lock.ts'
import { writePayment } from './write-payment.ts'

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
  const { id, userId, sku } = checkout
  const grants = await sku.grantsOf(deps.db, id)
  const settled = await withOptimisticLock(
    deps,
    userId,
    async () => {
      const payment = (await fetchPayment(stripe, paymentId))?.payment
      if (payment === undefined) return undefined
      return { payment, others: await fetchOtherPayments(deps, userId, grants, paymentId) }
    },
    async (tx, fetched, moved) => {
      if (fetched === undefined) return undefined
      const settlement = { checkout, ...fetched, grants, now: clock() }
      const written = await writePayment(tx, { ...deps, moved }, settlement)
      return { payment: fetched.payment, ...written }
    },
  )
  if (settled === undefined) return undefined
  const { payment, ignored, changes } = settled
  if (ignored !== undefined) logger.warn({ paymentId, reason: ignored }, 'payment ignored')
  return { userId, checkout, paid: ignored === undefined && isPaid(payment), changes }
}

const isPaid = ({ status, money }: PaymentState) => status === 'succeeded' && money === 'kept'
