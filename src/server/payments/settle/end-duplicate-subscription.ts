import type { Currency } from '../../../shared/money.ts'
import type { PayDeps } from '../deps.ts'
import { markProCreditUnused } from '../credit/credit-queries.ts'
import { findBuyerByCustomer, lockBuyer } from '../queries.ts'
import { describeProMonth } from '../receipts/receipt-mails.ts'
import { scheduleRefund } from '../refunds/schedule-refund.ts'
import { fetchPaymentOfInvoice } from '../stripe/fetch-subscriptions.ts'
import { findOrUndefined, toStripeId } from '../stripe/stripe.ts'
import { findStartingOrder } from './write-pro-receipts.ts'

export const endSubscriptionQueue = 'payments.end-duplicate-subscription'

/** Cancels a second or abandoned subscription immediately and refunds its month, so that no one pays twice for Pro. */
export async function endDuplicateSubscription(
  { db, jobs, clock, stripe }: PayDeps,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const subscription = await findOrUndefined(stripe.subscriptions.retrieve(subscriptionId))
  if (subscription === undefined) return
  // Stripe reports a subscription that is already canceled as missing.
  await findOrUndefined(stripe.subscriptions.cancel(subscriptionId))
  const { customer, metadata, items, latest_invoice: invoice } = subscription
  const invoiceId = typeof invoice === 'string' ? invoice : invoice?.id
  const payment = invoiceId === undefined ? undefined : await fetchPaymentOfInvoice(stripe, invoiceId)
  if (invoiceId === undefined || payment === undefined) return
  const buyer = await findBuyerByCustomer(db, toStripeId(customer))
  const [item] = items.data
  if (buyer === undefined || item === undefined) throw new Error(`${subscription.id} belongs to no user`)
  const { orderId, language } = await findStartingOrder(db, metadata['checkoutId'])
  const period = {
    start: new Date(item.current_period_start * 1000),
    end: new Date(item.current_period_end * 1000),
  }
  const owed = {
    paymentId: payment.id,
    orderId,
    userId: buyer.id,
    reference: invoiceId,
    description: describeProMonth(language, period),
    // Only subscriptions at the shop's own prices are ended here, so the currency is one of the shop's.
    money: { amountMinor: payment.amount_received, currency: payment.currency as Currency },
    language,
    paidAt: new Date(payment.created * 1000),
  }
  await db.transaction().execute(async (tx) => {
    // A concurrent settlement may be about to mark this plan's credit as used.
    await lockBuyer(tx, buyer.id)
    await scheduleRefund(tx, jobs, owed, clock())
    if (orderId !== null) await markProCreditUnused(tx, orderId)
  })
}
