import type Stripe from 'stripe'
import { completeCheckoutSession } from '../objects/checkout-sessions.ts'
import { findCoupon } from '../objects/coupons.ts'
import { createPaymentIntent } from '../objects/create-payment-intent.ts'
import { requireCustomer } from '../objects/customers.ts'
import { requireObject, StripeApiError } from '../protocol/errors.ts'
import { toId } from '../protocol/ids.ts'
import { findInvoicePayment } from '../objects/invoices.ts'
import { attemptPayment } from '../objects/payment-attempt.ts'
import { createPaymentMethod } from '../objects/payment-methods.ts'
import type { ApiCall, ActionContext } from '../state/context.ts'
import { createIncompleteSubscription } from '../objects/subscriptions.ts'
import { findTestCardByNumber, notATestCardDecline } from '../state/test-cards.ts'

interface TypedCard {
  number: string
  email: string
}

/** Buyer's next step after a payment attempt: return to the shop, go to the bank's page, or try again. */
export type SessionOutcome =
  | { do: 'return' }
  | { do: 'challenge'; url: string }
  | { do: 'retry'; message: string }

/** Pays a session after the buyer clicked 'pay' on the hosted page. */
export function payCheckoutSession(
  context: ActionContext,
  session: Stripe.Checkout.Session,
  { number, email }: TypedCard,
  returnUrl: string,
): SessionOutcome {
  const card = findTestCardByNumber(number.replaceAll(/\s/g, ''))
  if (card === undefined) return { do: 'retry', message: notATestCardDecline.message }
  // A card that will be declined is rejected first, so that no incomplete subscription remains.
  if (card.decline !== undefined && card.authentication === undefined)
    return { do: 'retry', message: card.decline.message }
  try {
    const intent = intentOf(context, session)
    attemptPayment(context, intent, {
      method: createPaymentMethod(context, card),
      returnUrl,
      inBrowser: false,
      offSession: false,
      refuseAction: false,
    })
    return outcomeOf(context, session, intent, email)
  } catch (error) {
    if (error instanceof StripeApiError) return { do: 'retry', message: error.message }
    throw error
  }
}

/** Continues a payment after the buyer returned from the bank's page. */
export function resumeCheckoutSession(
  context: ActionContext,
  session: Stripe.Checkout.Session,
  email: string,
): SessionOutcome {
  return outcomeOf(context, session, intentOf(context, session), email)
}

function outcomeOf(
  context: ActionContext,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  email: string,
): SessionOutcome {
  const { next_action: action } = intent
  if (action?.redirect_to_url?.url != null) return { do: 'challenge', url: action.redirect_to_url.url }
  if (intent.status !== 'succeeded')
    return { do: 'retry', message: intent.last_payment_error?.message ?? 'Your card was declined.' }
  completeCheckoutSession(context, session, email, ledTo(context, session, intent))
  return { do: 'return' }
}

function ledTo(context: ActionContext, { mode }: Stripe.Checkout.Session, { id }: Stripe.PaymentIntent) {
  if (mode === 'payment') return { payment_intent: id }
  const payment = findInvoicePayment(context.state, id)
  const invoice = requireObject(context.state.invoices, 'invoice', toId(payment?.invoice ?? null))
  const subscription = invoice.parent?.subscription_details?.subscription
  return { invoice: invoice.id ?? null, subscription: toId(subscription ?? null) }
}

/** Returns the payment of a session, which all attempts use. */
function intentOf(context: ActionContext, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const offer = requireObject(context.state.sessionOffers, 'offer', session.id)
  offer.attempt ??=
    session.mode === 'payment' ? makePayment(context, session) : makeSubscription(context, session)
  return requireObject(context.state.paymentIntents, 'payment_intent', offer.attempt)
}

function makePayment(context: ActionContext, session: Stripe.Checkout.Session): string {
  const { description, metadata } = requireObject(context.state.sessionOffers, 'offer', session.id)
  const parameters = {
    amount: String(session.amount_total),
    currency: session.currency ?? '',
    allowed_payment_method_types: { 0: 'card' },
    metadata,
    ...(description === null ? {} : { description }),
    ...(session.customer === null ? {} : { customer: toId(session.customer) }),
  }
  return createPaymentIntent(callFrom(context, parameters)).id
}

function makeSubscription(context: ActionContext, session: Stripe.Checkout.Session): string {
  const { price, coupon, metadata } = requireObject(context.state.sessionOffers, 'offer', session.id)
  const customer = requireCustomer(context.state, toId(session.customer))
  const found = requireObject(context.state.prices, 'price', price)
  const call = callFrom(context, {})
  const discounts = coupon == null ? undefined : { 0: { coupon } }
  const subscription = createIncompleteSubscription(call, customer, {
    price: found,
    coupon: findCoupon(call, discounts, found.currency),
    metadata,
  })
  const payment = Object.values(context.state.invoicePayments).find(
    ({ invoice }) => invoice === subscription.latest_invoice,
  )
  return toId(payment?.payment.payment_intent ?? null)
}

/** Returns a call that the hosted page makes for the buyer. */
function callFrom(context: ActionContext, parameters: ApiCall['parameters']): ApiCall {
  return { ...context, id: '', parameters, clientSecret: undefined, keyKind: 'secret' }
}
