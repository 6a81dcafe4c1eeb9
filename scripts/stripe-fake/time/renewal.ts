import type Stripe from 'stripe'
import { StripeApiError } from '../protocol/errors.ts'
import { recordEvent } from '../objects/events.ts'
import { toId } from '../protocol/ids.ts'
import { finalizeInvoice, createInvoice, voidInvoice } from '../objects/invoices.ts'
import { payInvoice } from '../pages/pay-invoice.ts'
import { findOffSessionPaymentMethod } from '../objects/payment-methods.ts'
import type { ActionContext } from '../state/context.ts'
import { endSubscription, addOneMonth } from '../objects/subscription-lifecycle.ts'

/** Ends a period: cancels the subscription if that is scheduled, or starts the next period with a draft invoice. */
export function endBillingPeriod(context: ActionContext, subscription: Stripe.Subscription): void {
  if (subscription.cancel_at_period_end) return endSubscription(context, subscription, 'canceled')
  const [item] = subscription.items.data
  if (item === undefined) throw new Error(`${subscription.id} has no item`)
  item.current_period_start = item.current_period_end
  item.current_period_end = addOneMonth(item.current_period_start)
  const invoice = createInvoice(context, subscription, 'subscription_cycle')
  subscription.latest_invoice = invoice.id
  if (subscription.pause_collection !== null) setAside(context, invoice, subscription.pause_collection)
  recordEvent(context, 'customer.subscription.updated', subscription)
}

/** Handles the invoice of a paused subscription by its behavior: https://docs.stripe.com/billing/subscriptions/pause-payment */
function setAside(
  context: ActionContext,
  invoice: Stripe.Invoice,
  { behavior }: Stripe.Subscription.PauseCollection,
): void {
  invoice.auto_advance = false
  if (behavior === 'void') voidInvoice(context, invoice)
  if (behavior === 'mark_uncollectible') {
    invoice.status = 'uncollectible'
    invoice.status_transitions.marked_uncollectible_at = context.now()
  }
}

export function resumeInvoiceCollection(context: ActionContext, subscription: Stripe.Subscription): void {
  const previous = { pause_collection: subscription.pause_collection }
  subscription.pause_collection = null
  recordEvent(context, 'customer.subscription.updated', subscription, previous)
}

const day = 24 * 60 * 60
/** Seconds between the attempts to charge a failed renewal. After the last one, the subscription is canceled. */
const retriesAfter = [3 * day, 5 * day, 7 * day]

export function chargeInvoice(
  context: ActionContext,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice & { id?: string },
): void {
  if (invoice.status === 'draft') finalizeInvoice(context, invoice)
  const method = findOffSessionPaymentMethod(context, toId(subscription.default_payment_method))
  try {
    payInvoice(context, invoice, { method, offSession: true })
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error
    noteFailure(context, subscription, invoice)
  }
}

function noteFailure(
  context: ActionContext,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  const previous = { status: subscription.status }
  const wait = retriesAfter[invoice.attempt_count]
  invoice.attempted = true
  invoice.attempt_count += 1
  invoice.next_payment_attempt = wait === undefined ? null : context.now() + wait
  recordEvent(context, 'invoice.payment_failed', invoice)
  if (wait === undefined) return endSubscription(context, subscription, 'canceled')
  subscription.status = 'past_due'
  recordEvent(context, 'customer.subscription.updated', subscription, previous)
}
