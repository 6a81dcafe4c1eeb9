import type Stripe from 'stripe'
import { requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { idOf } from '../protocol/ids.ts'
import { payInvoiceOf, voidInvoice } from './invoices.ts'
import type { Context } from '../state/context.ts'

/** The same day of the next month, or its last day. */
export function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 1)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime() / 1000
}

/** What a succeeded payment means for the invoice that it pays, if it pays one. */
export function noteInvoicePaid(context: Context, intent: Stripe.PaymentIntent): void {
  const invoice = payInvoiceOf(context, intent)
  const id = invoice?.parent?.subscription_details?.subscription
  if (id === undefined) return
  const subscription = requireObject(context.state.subscriptions, 'subscription', idOf(id))
  const previous = { status: subscription.status }
  subscription.status = 'active'
  subscription.default_payment_method = intent.payment_method
  // What counts once has counted.
  subscription.discounts = []
  recordEvent(context, 'customer.subscription.updated', subscription, previous)
}

/** Ends at once: nothing more is charged, and open debts are canceled. */
export function endSubscription(
  context: Context,
  subscription: Stripe.Subscription,
  status: 'canceled' | 'incomplete_expired',
): void {
  const previous = { status: subscription.status }
  subscription.status = status
  subscription.ended_at = context.now()
  subscription.canceled_at ??= context.now()
  voidOpenInvoice(context, subscription)
  if (status === 'canceled') recordEvent(context, 'customer.subscription.deleted', subscription)
  else recordEvent(context, 'customer.subscription.updated', subscription, previous)
}

function voidOpenInvoice(context: Context, { latest_invoice: latest }: Stripe.Subscription): void {
  if (latest === null) return
  const invoice = requireObject(context.state.invoices, 'invoice', idOf(latest as string))
  if (invoice.status === 'open' || invoice.status === 'draft') voidInvoice(context, invoice)
}
