import { Refusal } from '../../platform/refusal.ts'
import { findRefundablePayment, refundPayment } from '../operations/refund-receipt.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { findOrUndefined, toStripeId, findInvoiceOfPayment } from '../stripe/stripe.ts'
import { findReceiptOfPayment } from './dispute-queries.ts'

export const fraudWarningQueue = 'payments.fraud-warning'

/**
 * Refunds a payment that its bank reports as fraud, before it becomes a dispute. Runs once per warning and skips payments that
 * are already refunded or disputed (B8.65). The refund's email notifies the buyer.
 */
export async function refundFraudulentPayment(deps: SettleDeps, { warningId }: { warningId: string }) {
  const { db, stripe, logger } = deps
  const warning = await findOrUndefined(stripe.radar.earlyFraudWarnings.retrieve(warningId))
  const paymentId = toStripeId(warning?.payment_intent)
  if (paymentId === undefined) return
  const reference = (await findInvoiceOfPayment(stripe, paymentId))?.id ?? paymentId
  const receiptId = await findReceiptOfPayment(db, reference)
  if (receiptId === undefined) {
    logger.warn({ warningId, paymentId }, 'a fraud warning of a payment without a receipt')
    return
  }
  const { leftMinor, isDisputed } = await findRefundablePayment(deps, receiptId)
  if (leftMinor <= 0 || isDisputed) return
  const idempotencyKey = `fraud-warning:${warningId}`
  try {
    await refundPayment(deps, { paymentId, amountMinor: leftMinor, idempotencyKey })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'refund-refused') throw error
    logger.error({ warningId, reason: error.message }, 'the refund for a fraud warning was refused')
  }
}
