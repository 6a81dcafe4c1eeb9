import type Stripe from 'stripe'
import { createInvalidRequestError } from '../protocol/errors.ts'
import type { ParameterReader } from '../protocol/parameters.ts'

type EnabledEvent = Stripe.WebhookEndpointCreateParams.EnabledEvent

/** Event types that the fake supports. Stripe has more. Both reject unknown ones. */
const kinds: readonly EnabledEvent[] = [
  'billing_portal.configuration.created',
  'billing_portal.configuration.updated',
  'billing_portal.session.created',
  'charge.captured',
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
  'charge.expired',
  'charge.failed',
  'charge.pending',
  'charge.refund.updated',
  'charge.refunded',
  'charge.succeeded',
  'charge.updated',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'coupon.created',
  'coupon.deleted',
  'coupon.updated',
  'customer.created',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.created',
  'invoice.deleted',
  'invoice.finalization_failed',
  'invoice.finalized',
  'invoice.marked_uncollectible',
  'invoice.overdue',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.payment_succeeded',
  'invoice.sent',
  'invoice.upcoming',
  'invoice.updated',
  'invoice.voided',
  'invoice_payment.paid',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.created',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.updated',
  'price.created',
  'product.created',
  'product.updated',
  'radar.early_fraud_warning.created',
  'refund.created',
  'refund.failed',
  'refund.updated',
]

const known = new Set<string>(['*', ...kinds])

export const eventTypeParameter: ParameterReader<string> = (value, name) => {
  if (typeof value === 'string' && known.has(value)) return value
  throw createInvalidRequestError(`Invalid ${name}: must be one of ${[...known].join(', ')}`, { param: name })
}
