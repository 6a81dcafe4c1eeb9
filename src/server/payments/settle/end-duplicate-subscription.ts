import { z } from 'zod'
import type { PaymentDeps } from '../deps.ts'
import { paymentOfInvoice } from './fetch-subscriptions.ts'
import { refundInFull } from './refund-in-full.ts'
import { findOrUndefined } from '../stripe.ts'

export const endSubscriptionQueue = 'payments.end-duplicate-subscription'

const jobSchema = z.object({ subscriptionId: z.string() })

/** Prevents double payment for Pro: cancels a second or abandoned subscription at once and refunds its month. */
export async function endDuplicateSubscription(
  { stripe }: Pick<PaymentDeps, 'stripe'>,
  data: unknown,
): Promise<void> {
  const { subscriptionId } = jobSchema.parse(data)
  const subscription = await findOrUndefined(stripe.subscriptions.retrieve(subscriptionId))
  if (subscription === undefined) return
  // Stripe does not find a subscription that was canceled concurrently.
  if (subscription.status !== 'canceled') await findOrUndefined(stripe.subscriptions.cancel(subscriptionId))
  const { latest_invoice: invoice } = subscription
  const invoiceId = typeof invoice === 'string' ? invoice : invoice?.id
  const payment = invoiceId === undefined ? undefined : await paymentOfInvoice(stripe, invoiceId)
  if (payment !== undefined) await refundInFull(stripe, payment.id)
}
