import type { Stripe } from 'stripe'
import { Refusal } from '../../platform/refusal.ts'
import type { PayDeps } from '../deps.ts'
import { sumUsedProCredit } from '../credit/credit-queries.ts'
import { findReceiptOfAnyUser } from '../receipts/receipt-queries.ts'
import { fetchPayment } from '../stripe/fetch-payment.ts'
import { fetchPaymentOfInvoice } from '../stripe/fetch-subscriptions.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settleStripeObject } from '../settle/settle.ts'
import { describeReplayedFailure, refuseDuringOutage, stripePageSize } from '../stripe/stripe.ts'

/** Finds the payment of a receipt with the amounts that can be refunded, as Stripe reports them. */
export async function findRefundablePayment({ db, stripe, env }: PayDeps, receiptId: string) {
  const receipt = await findReceiptOfAnyUser(db, receiptId)
  if (receipt === undefined) throw new Refusal('not-found')
  const { reference, money } = receipt
  const fetched = await refuseDuringOutage(
    { env },
    (async () => {
      const isInvoice = reference.startsWith('in_')
      const paymentId = isInvoice ? (await fetchPaymentOfInvoice(stripe, reference))?.id : reference
      return paymentId === undefined ? undefined : fetchPayment(stripe, paymentId)
    })(),
  )
  if (fetched === undefined) throw new Refusal('refund-refused', 'Stripe does not know this payment')
  const { paymentId, money: outcome, refundedMinor } = fetched
  return {
    receipt,
    paymentId,
    refundedMinor,
    leftMinor: money.amountMinor - refundedMinor,
    // Stripe rejects refunds of a disputed payment.
    isDisputed: outcome === 'disputed',
    // Pro credit used from this payment, in minor units.
    countedMinor: await sumUsedProCredit(db, paymentId),
  }
}

/** Metadata key of the operation that made a refund, because Stripe forgets an idempotency key after a day. */
const operationMark = 'operation'

interface OrderedRefund {
  paymentId: string
  amountMinor: number
  idempotencyKey: string
}

/**
 * Refunds all or part of a payment and settles the result. Repeating it with the same key makes no second refund. Throws
 * `refund-refused` with the reason if Stripe refuses. After any other error, it isn't known whether the refund was made.
 */
export async function refundPayment(deps: SettleDeps, ordered: OrderedRefund): Promise<void> {
  const { stripe } = deps
  const { paymentId, amountMinor, idempotencyKey } = ordered
  if (!(await isRefundMade(stripe, ordered))) {
    try {
      await stripe.refunds.create(
        {
          payment_intent: paymentId,
          amount: amountMinor,
          reason: 'requested_by_customer',
          metadata: { [operationMark]: idempotencyKey },
        },
        { idempotencyKey },
      )
    } catch (error) {
      const reason = describeReplayedFailure(error)
      if (reason === undefined) throw error
      // The refund may have been made although Stripe responded with a server error.
      if (!(await isRefundMade(stripe, ordered))) throw new Refusal('refund-refused', reason)
    }
  }
  await settleStripeObject(deps, paymentId)
}

async function isRefundMade(stripe: Stripe, { paymentId, idempotencyKey }: OrderedRefund): Promise<boolean> {
  for await (const { metadata } of stripe.refunds.list({ payment_intent: paymentId, limit: stripePageSize }))
    if (metadata?.[operationMark] === idempotencyKey) return true
  return false
}
