import type Stripe from 'stripe'
import { confirmationShape, preparePaymentAttempt } from './confirmation.ts'
import { choosePaymentMethod, createPaymentIntent } from './create-payment-intent.ts'
import { requireCustomer } from './customers.ts'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { createListRoute } from '../protocol/lists.ts'
import { changeMetadata } from '../protocol/metadata.ts'
import { requireChargeableAmount } from '../protocol/money.ts'
import {
  createMissingError,
  enumParameter,
  readParameters,
  requiredParameter,
  textParameter,
} from '../protocol/parameters.ts'
import { attemptPayment, completeChallenge } from './payment-attempt.ts'
import {
  rejectUnsupportedMethods,
  rejectRemovedParameters,
  updatePaymentIntentShape,
} from './payment-intent-parameters.ts'
import type { ApiCall, ApiRoute } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

const openStatuses = ['requires_payment_method', 'requires_confirmation', 'requires_action']

function requirePaymentIntent(call: ApiCall): Stripe.PaymentIntent {
  const intent = requireObject(call.state.paymentIntents, 'payment_intent', call.id, { param: 'intent' })
  if (call.clientSecret === undefined && call.keyKind === 'publishable')
    throw createMissingError('client_secret')
  if (call.clientSecret === undefined || call.clientSecret === intent.client_secret) return intent
  throw createInvalidRequestError(
    'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  )
}

function updatePaymentIntent(call: ApiCall): Stripe.PaymentIntent {
  const intent = requirePaymentIntent(call)
  rejectRemovedParameters(call.parameters)
  const given = readParameters(call.parameters, updatePaymentIntentShape)
  const { amount, currency: code, customer, metadata: change, payment_method: method, ...plain } = given
  if (amount !== undefined || code !== undefined || method !== undefined) refuseUnlessOpen(intent, 'update')
  if (customer !== undefined) requireCustomer(call.state, customer, { param: 'customer', status: 400 })
  rejectUnsupportedMethods(given.allowed_payment_method_types)
  Object.assign(intent, plain, {
    amount: requireChargeableAmount(amount ?? intent.amount, code ?? intent.currency),
    currency: code ?? intent.currency,
    customer: customer ?? intent.customer,
    metadata: changeMetadata(intent.metadata, change),
  } satisfies Partial<Stripe.PaymentIntent>)
  if (method !== undefined) choosePaymentMethod(call, intent, method)
  return intent
}

function refuseUnlessOpen(intent: Stripe.PaymentIntent, verb: 'cancel' | 'update'): void {
  if (openStatuses.includes(intent.status)) return
  throw createInvalidRequestError(
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be ${verb === 'cancel' ? 'canceled' : 'updated'}: ${openStatuses.join(', ')}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )
}

const reasons = enumParameter('abandoned', 'duplicate', 'fraudulent', 'requested_by_customer')

function cancelPaymentIntent(call: ApiCall): Stripe.PaymentIntent {
  const intent = requirePaymentIntent(call)
  const given = readParameters(call.parameters, { cancellation_reason: reasons })
  refuseUnlessOpen(intent, 'cancel')
  intent.status = 'canceled'
  intent.canceled_at = call.now()
  intent.cancellation_reason = given.cancellation_reason ?? null
  intent.next_action = null
  recordEvent(call, 'payment_intent.canceled', intent)
  return intent
}

function confirmPaymentIntent(call: ApiCall): Stripe.PaymentIntent {
  const intent = requirePaymentIntent(call)
  const given = readParameters(call.parameters, confirmationShape)
  const attempt = preparePaymentAttempt(call, intent, given)
  if (given.receipt_email !== undefined) intent.receipt_email = given.receipt_email
  if (given.setup_future_usage !== undefined) intent.setup_future_usage = given.setup_future_usage
  return attemptPayment(call, intent, attempt)
}

// Cancels a challenge. Stripe.js calls this when the buyer closes the dialog; it is not in the documented API.
function cancelSource(call: ApiCall): Stripe.PaymentIntent {
  requirePaymentIntent(call)
  const { source } = readParameters(call.parameters, { source: requiredParameter(textParameter) })
  return completeChallenge(call, source, false)
}

export const paymentIntentRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/payment_intents', answer: createPaymentIntent },
  createListRoute(
    '/v1/payment_intents',
    'payment_intent',
    (state: StripeState) => Object.values(state.paymentIntents),
    'customer',
  ),
  { method: 'GET', path: '/v1/payment_intents/:id', fromBrowser: true, answer: requirePaymentIntent },
  { method: 'POST', path: '/v1/payment_intents/:id', answer: updatePaymentIntent },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    fromBrowser: true,
    answer: confirmPaymentIntent,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/source_cancel',
    fromBrowser: true,
    answer: cancelSource,
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', answer: cancelPaymentIntent },
]
