import { Refusal } from '../../platform/refusal.ts'
import type { PaymentDeps } from '../deps.ts'
import { sumCounted } from '../credit/credit-queries.ts'
import { findAnyReceipt, type Receipt } from '../receipts/receipt-queries.ts'
import { fetchPayment } from '../settle/fetch-payment.ts'
import { paymentOfInvoice } from '../settle/fetch-subscriptions.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { settle } from '../settle/settle.ts'
import { isStripeError, keptRefusalOf, refuseDuringOutage } from '../stripe.ts'

/** What can be given back of a payment, as Stripe says now. */
export interface Refundable {
  receipt: Receipt
  paymentId: string
  refundedMinor: number
  leftMinor: number
  /** What of a guide's price was taken off a month of Pro. */
  countedMinor: number
  /** The same for everybody who looks before anything changes at Stripe: of several refunds with one key, one is made. */
  key: string
}

export async function findRefundable(
  { db, stripe }: Pick<PaymentDeps, 'db' | 'stripe'>,
  receiptId: string,
): Promise<Refundable> {
  const receipt = await findAnyReceipt(db, receiptId)
  if (receipt === undefined) throw new Refusal('not-found')
  const { reference, money } = receipt
  const fetched = await refuseDuringOutage(
    (async () => {
      const isInvoice = reference.startsWith('in_')
      const paymentId = isInvoice ? (await paymentOfInvoice(stripe, reference))?.id : reference
      return paymentId === undefined ? undefined : fetchPayment(stripe, paymentId)
    })(),
  )
  if (fetched === undefined) throw new Refusal('refund-refused', 'Stripe does not know this payment')
  const { paymentId, refundedMinor, failedRefunds } = fetched.payment
  return {
    receipt,
    paymentId,
    refundedMinor,
    leftMinor: money.amountMinor - refundedMinor,
    countedMinor: receipt.guideId === null ? 0 : await sumCounted(db, paymentId),
    key: `${paymentId}:${refundedMinor}:${failedRefunds.length}`,
  }
}

/**
 * Gives back a payment or a part of it, and settles what that means. Repeated with the same key it is the same refund. What
 * Stripe does not do is thrown as `refund-refused` with its reason, and needs another key; without an answer, the same call
 * again is safe.
 */
export async function refundPayment(
  deps: SettleDeps,
  { paymentId, amountMinor, key }: { paymentId: string; amountMinor: number; key: string },
): Promise<void> {
  const params = { payment_intent: paymentId, amount: amountMinor, reason: 'requested_by_customer' } as const
  const refusal = await refuseDuringOutage(
    deps.stripe.refunds.create(params, { idempotencyKey: `desk:${key}` }).then(() => undefined, toRefusal),
  )
  if (refusal !== undefined) throw new Refusal('refund-refused', refusal)
  await refuseDuringOutage(settle(deps, paymentId))
}

function toRefusal(error: unknown): string | undefined {
  if (isStripeError(error, 'charge_already_refunded')) return undefined
  const reason = keptRefusalOf(error)
  if (reason === undefined) throw error
  return reason
}
