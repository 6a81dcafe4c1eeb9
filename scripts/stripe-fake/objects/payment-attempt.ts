import type Stripe from 'stripe'
import { createCharge } from './charges.ts'
import { toDocUrl, requireObject, StripeApiError } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { toId, createId } from '../protocol/ids.ts'
import { findCardOfMethod } from './payment-methods.ts'
import type { ActionContext } from '../state/context.ts'
import { applyInvoicePayment } from './subscription-lifecycle.ts'
import { authenticationRequiredDecline, type Decline, type TestCard } from '../state/test-cards.ts'

export type PaymentAttempt = {
  method: Stripe.PaymentMethod
  returnUrl: string | null
  /** Whether Stripe.js can show a 3-D Secure challenge. */
  inBrowser: boolean
  offSession: boolean
  refuseAction: boolean
}

/** Attempts a payment: the intent succeeds, requires a 3-D Secure challenge, or throws a decline. */
export function attemptPayment(
  context: ActionContext,
  intent: Stripe.PaymentIntent,
  attempt: PaymentAttempt,
) {
  const { method } = attempt
  intent.payment_method = method.id
  intent.next_action = null
  const card = findCardOfMethod(context, method)
  if (wantsChallenge(card, method)) {
    if (attempt.offSession || attempt.refuseAction) {
      throw declined(context, intent, method, authenticationRequiredDecline)
    }
    return askForChallenge(context, intent, attempt)
  }
  if (card.decline) throw declined(context, intent, method, card.decline)
  return succeed(context, intent, method, { authenticated: false })
}

function wantsChallenge(card: TestCard, method: Stripe.PaymentMethod): boolean {
  return card.authentication === 'always' || (card.authentication !== undefined && method.customer === null)
}

function askForChallenge(
  context: ActionContext,
  intent: Stripe.PaymentIntent,
  attempt: PaymentAttempt,
): Stripe.PaymentIntent {
  const source = createId('src')
  context.state.challenges[source] = { paymentIntent: intent.id, returnUrl: attempt.returnUrl }
  const url = `${context.origin}/redirect/authenticate/${source}`
  intent.status = 'requires_action'
  intent.next_action =
    attempt.inBrowser || attempt.returnUrl === null
      ? {
          type: 'use_stripe_sdk',
          use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source },
        }
      : { type: 'redirect_to_url', redirect_to_url: { return_url: attempt.returnUrl, url } }
  recordEvent(context, 'payment_intent.requires_action', intent)
  return intent
}

/** Applies the result of a 3-D Secure challenge. A second call changes nothing. */
export function completeChallenge(
  context: ActionContext,
  source: string,
  passed: boolean,
): Stripe.PaymentIntent {
  const challenge = requireObject(context.state.challenges, 'source', source)
  const intent = requireObject(context.state.paymentIntents, 'payment_intent', challenge.paymentIntent)
  if (!isCurrent(intent, source)) return intent
  const method = requireObject(context.state.paymentMethods, 'PaymentMethod', toId(intent.payment_method))
  const { decline } = findCardOfMethod(context, method)
  intent.next_action = null
  if (!passed) failAuthentication(context, intent, method)
  else if (decline) recordDecline(context, intent, method, decline)
  else succeed(context, intent, method, { authenticated: true })
  return intent
}

function isCurrent({ next_action: action }: Stripe.PaymentIntent, source: string): boolean {
  return JSON.stringify(action)?.includes(source) ?? false
}

function failAuthentication(
  context: ActionContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
  const code = 'payment_intent_authentication_failure'
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.last_payment_error = {
    code,
    doc_url: toDocUrl(code),
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: structuredClone(method),
    type: 'invalid_request_error',
  }
  recordEvent(context, 'payment_intent.payment_failed', intent)
}

function recordDecline(
  context: ActionContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): void {
  const charge = createCharge(context, { intent, method, authenticated: false, decline })
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.latest_charge = charge.id
  intent.last_payment_error = {
    ...decline,
    charge: charge.id,
    doc_url: toDocUrl(decline.code),
    payment_method: structuredClone(method),
  }
  recordEvent(context, 'charge.failed', charge)
  recordEvent(context, 'payment_intent.payment_failed', intent)
}

function declined(
  context: ActionContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): StripeApiError {
  recordDecline(context, intent, method, decline)
  return new StripeApiError(402, {
    ...decline,
    ...(typeof intent.latest_charge === 'string' ? { charge: intent.latest_charge } : {}),
    payment_intent: structuredClone(intent),
    payment_method: structuredClone(method),
  })
}

function succeed(
  context: ActionContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { authenticated }: { authenticated: boolean },
): Stripe.PaymentIntent {
  const charge = createCharge(context, { intent, method, authenticated, decline: undefined })
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.last_payment_error = null
  recordEvent(context, 'charge.succeeded', charge)
  recordEvent(context, 'payment_intent.succeeded', intent)
  keepForLater(context, intent, method)
  applyInvoicePayment(context, intent)
  context.later('book-charge', charge.id)
  const { disputed } = findCardOfMethod(context, method)
  if (disputed !== undefined) context.later(`open-${disputed}`, charge.id)
  return intent
}

function keepForLater(
  context: ActionContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
  if (!intent.setup_future_usage || typeof intent.customer !== 'string' || method.customer) return
  method.customer = intent.customer
  recordEvent(context, 'payment_method.attached', method)
}
