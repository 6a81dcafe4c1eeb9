import type Stripe from 'stripe'
import { requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { createId, createRandomText } from '../protocol/ids.ts'
import { createListRoute } from '../protocol/lists.ts'
import type { ApiRoute, ActionContext } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'
import type { Decline } from '../state/test-cards.ts'

type Attempt = {
  intent: Stripe.PaymentIntent
  method: Stripe.PaymentMethod
  authenticated: boolean
  decline: Decline | undefined
}

/** Creates the charge of a payment attempt, paid or declined. */
export function createCharge(context: ActionContext, attempt: Attempt): Stripe.Charge {
  const { intent, method, decline } = attempt
  const id = createId('ch')
  const charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    // Capture is asynchronous, so the balance transaction is added with the event charge.updated.
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: !decline,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: paymentMethodDetailsOf(attempt),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : `${context.origin}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge
  context.state.charges[id] = charge
  return charge
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: decline?.advice_code ?? null,
    network_advice_code: null,
    network_decline_code: decline?.network_decline_code ?? null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.decline_code ?? decline.code) : null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline ? 'The bank did not return any further details.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  }
}

function paymentMethodDetailsOf({ intent, method, authenticated }: Attempt) {
  const { card } = method
  if (!card) throw new Error(`${method.id} is not a card`)
  const threeDSecure: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
    authentication_flow: 'challenge',
    electronic_commerce_indicator: '05',
    exemption_indicator: null,
    result: 'authenticated',
    result_reason: null,
    transaction_id: createRandomText(36),
    version: '2.2.0',
  }
  return {
    card: {
      amount_authorized: intent.amount,
      authorization_code: null,
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      fingerprint: card.fingerprint ?? null,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: createRandomText(15),
      regulated_status: 'unregulated',
      three_d_secure: authenticated ? threeDSecure : null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  } satisfies Stripe.Charge.PaymentMethodDetails
}

/** Creates the balance transaction of a charge, shortly after the payment. */
export function addChargeTransaction(context: ActionContext, id: string): void {
  const charge = context.state.charges[id]
  if (!charge) return
  charge.balance_transaction = createId('txn')
  recordEvent(context, 'charge.updated', charge, { balance_transaction: null })
}

export const chargeRoutes: ApiRoute[] = [
  createListRoute(
    '/v1/charges',
    'charge',
    (state: StripeState) => Object.values(state.charges),
    'customer',
    'payment_intent',
  ),
  {
    method: 'GET',
    path: '/v1/charges/:id',
    answer: (call) => requireObject(call.state.charges, 'charge', call.id),
  },
]
