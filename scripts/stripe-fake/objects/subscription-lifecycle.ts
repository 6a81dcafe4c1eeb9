import type Stripe from 'stripe'
import { requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { toId } from '../protocol/ids.ts'
import { markInvoicePaid, stopCollection, voidInvoice } from './invoices.ts'
import type { ActionContext } from '../state/context.ts'

/** Returns the same day of the next month, or its last day if it is shorter. Unix times in seconds. */
export function addOneMonth(seconds: number): number {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 1)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime() / 1000
}

/**
 * Applies a succeeded payment to its invoice and subscription, if there are any. A canceled subscription stays canceled:
 * https://docs.stripe.com/api/subscriptions/cancel
 */
export function applyInvoicePayment(context: ActionContext, intent: Stripe.PaymentIntent): void {
  const invoice = markInvoicePaid(context, intent)
  const id = invoice?.parent?.subscription_details?.subscription
  if (id === undefined) return
  const subscription = requireObject(context.state.subscriptions, 'subscription', toId(id))
  if (isEndedSubscription(subscription)) return
  const previous = { status: subscription.status }
  // Paying an older invoice does not settle the latest one.
  if (subscription.latest_invoice === invoice?.id) subscription.status = 'active'
  subscription.default_payment_method = intent.payment_method
  // Discounts have the duration 'once', so the first payment uses them up.
  subscription.discounts = []
  recordEvent(context, 'customer.subscription.updated', subscription, previous)
}

export const isEndedSubscription = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/**
 * Ends a subscription immediately: no more charges are made automatically. Its finalized invoices stay payable until they are
 * voided (https://docs.stripe.com/api/subscriptions/cancel). Only the first invoice of an incomplete subscription is voided
 * (https://docs.stripe.com/api/subscriptions/object#subscription_object-status).
 */
export function endSubscription(
  context: ActionContext,
  subscription: Stripe.Subscription,
  status: 'canceled' | 'incomplete_expired',
): void {
  const previous = { status: subscription.status }
  subscription.status = status
  subscription.ended_at = context.now()
  subscription.canceled_at ??= context.now()
  for (const invoice of openInvoicesOf(context, subscription))
    if (status === 'incomplete_expired') voidInvoice(context, invoice)
    else stopCollection(context, invoice)
  if (status === 'canceled') recordEvent(context, 'customer.subscription.deleted', subscription)
  else recordEvent(context, 'customer.subscription.updated', subscription, previous)
}

function openInvoicesOf({ state }: ActionContext, { id }: Stripe.Subscription): Stripe.Invoice[] {
  return Object.values(state.invoices).filter(
    ({ status, parent }) =>
      parent?.subscription_details?.subscription === id && (status === 'open' || status === 'draft'),
  )
}
