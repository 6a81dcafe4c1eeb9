import type Stripe from 'stripe'
import { preparePaymentAttempt } from './confirmation.ts'
import { requireCustomer } from './customers.ts'
import { createInvalidRequestError } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { createClientSecret, createId } from '../protocol/ids.ts'
import { changeMetadata } from '../protocol/metadata.ts'
import { requireChargeableAmount } from '../protocol/money.ts'
import { readParameters } from '../protocol/parameters.ts'
import { attemptPayment } from './payment-attempt.ts'
import {
  createPaymentIntentShape,
  rejectUnsupportedMethods,
  rejectRemovedParameters,
} from './payment-intent-parameters.ts'
import { resolvePaymentMethod } from './payment-methods.ts'
import type { ApiCall } from '../state/context.ts'

export function createPaymentIntent(call: ApiCall): Stripe.PaymentIntent {
  rejectRemovedParameters(call.parameters)
  const given = readParameters(call.parameters, createPaymentIntentShape)
  const allowed = given.allowed_payment_method_types
  if (allowed && given.automatic_payment_methods) {
    throw createInvalidRequestError(
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
      { code: 'parameters_exclusive' },
    )
  }
  rejectUnsupportedMethods(allowed)
  if (given.customer !== undefined) {
    requireCustomer(call.state, given.customer, { param: 'customer', status: 400 })
  }
  const id = createId('pi')
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowed ?? null,
    amount: requireChargeableAmount(given.amount, given.currency),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: allowed
      ? null
      : { allow_redirects: 'always', enabled: true, ...given.automatic_payment_methods },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: given.capture_method ?? 'automatic_async',
    client_secret: createClientSecret(id),
    confirmation_method: 'automatic',
    created: call.now(),
    currency: given.currency,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: changeMetadata({}, given.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: given.receipt_email ?? null,
    review: null,
    setup_future_usage: given.setup_future_usage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: given.statement_descriptor ?? null,
    statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
  const attempt = given.confirm ? preparePaymentAttempt(call, intent, given) : undefined
  call.state.paymentIntents[id] = intent
  if (!attempt && given.payment_method !== undefined) choosePaymentMethod(call, intent, given.payment_method)
  recordEvent(call, 'payment_intent.created', intent)
  return attempt ? attemptPayment(call, intent, attempt) : intent
}

export function choosePaymentMethod(call: ApiCall, intent: Stripe.PaymentIntent, id: string): void {
  intent.payment_method = resolvePaymentMethod(call, id).id
  intent.status = 'requires_confirmation'
}
