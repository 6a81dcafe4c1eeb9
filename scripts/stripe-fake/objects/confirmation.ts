import type Stripe from 'stripe'
import { createInvalidRequestError } from '../protocol/errors.ts'
import {
  booleanParameter,
  emptyableParameter,
  ignoredParameter,
  enumParameter,
  type ParameterValues,
  textParameter,
} from '../protocol/parameters.ts'
import type { PaymentAttempt } from './payment-attempt.ts'
import {
  paymentMethodDataParameter,
  resolvePaymentMethod,
  createTypedPaymentMethod,
} from './payment-methods.ts'
import type { ApiCall } from '../state/context.ts'

export const confirmationShape = {
  error_on_requires_action: booleanParameter,
  mandate_data: ignoredParameter,
  off_session: booleanParameter,
  payment_method: textParameter,
  payment_method_data: paymentMethodDataParameter,
  payment_method_options: ignoredParameter,
  receipt_email: emptyableParameter(textParameter),
  return_url: textParameter,
  setup_future_usage: emptyableParameter(enumParameter('off_session', 'on_session')),
  use_stripe_sdk: booleanParameter,
}

type Confirmation = ParameterValues<typeof confirmationShape>

/** Validates all parameters of a confirmation, so that an invalid one changes nothing. */
export function preparePaymentAttempt(
  call: ApiCall,
  intent: Stripe.PaymentIntent,
  given: Confirmation,
): PaymentAttempt {
  refuseUnlessOpen(intent)
  const inBrowser = call.keyKind === 'publishable' || given.use_stripe_sdk === true
  if (!inBrowser && given.return_url === undefined && mayRedirect(intent)) {
    throw createInvalidRequestError(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
      { code: 'payment_intent_invalid_parameter', param: 'return_url' },
    )
  }
  return {
    method: methodOf(call, intent, given),
    returnUrl: given.return_url ?? null,
    inBrowser,
    offSession: given.off_session === true,
    refuseAction: given.error_on_requires_action === true,
  }
}

function methodOf(call: ApiCall, intent: Stripe.PaymentIntent, given: Confirmation): Stripe.PaymentMethod {
  if (given.payment_method_data) return createTypedPaymentMethod(call, given.payment_method_data)
  const named = given.payment_method ?? intent.payment_method
  if (typeof named === 'string') return resolvePaymentMethod(call, named)
  throw createInvalidRequestError(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  )
}

const mayRedirect = ({ automatic_payment_methods: automatic }: Stripe.PaymentIntent): boolean =>
  automatic?.enabled === true && automatic.allow_redirects !== 'never'

function refuseUnlessOpen(intent: Stripe.PaymentIntent): void {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return
  const reason =
    intent.status === 'succeeded'
      ? 'it has already succeeded after being previously confirmed'
      : 'it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action'
  throw createInvalidRequestError(`You cannot confirm this PaymentIntent because ${reason}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })
}
