import type Stripe from 'stripe'
import { invalidRequest, requireObject } from '../protocol/errors.ts'
import { isRefundBlocked } from './disputes.ts'
import { recordEvent } from './events.ts'
import { toId, newId, randomText } from '../protocol/ids.ts'
import { createListRoute } from '../protocol/lists.ts'
import { changeMetadata, metadataParameter } from '../protocol/metadata.ts'
import { formatMoney } from '../protocol/money.ts'
import { integerParameter, enumParameter, readParameters, textParameter } from '../protocol/parameters.ts'
import { findCardOfMethod } from './payment-methods.ts'
import type { ApiCall, Route, Context } from '../state/context.ts'
import type { State } from '../state/state.ts'

const createShape = {
  amount: integerParameter,
  charge: textParameter,
  metadata: metadataParameter,
  payment_intent: textParameter,
  reason: enumParameter('duplicate', 'fraudulent', 'requested_by_customer'),
}

function chargeToRefund(
  call: ApiCall,
  charge: string | undefined,
  intentId: string | undefined,
): Stripe.Charge {
  if (charge !== undefined) {
    return requireObject(call.state.charges, 'charge', charge, { param: 'charge', status: 400 })
  }
  if (intentId === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const place = { param: 'payment_intent', status: 400 }
  const intent = requireObject(call.state.paymentIntents, 'payment_intent', intentId, place)
  if (intent.status === 'succeeded') {
    return requireObject(call.state.charges, 'charge', toId(intent.latest_charge))
  }
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param: 'payment_intent',
  })
}

function refundableAmount({ state }: Context, charge: Stripe.Charge, wanted: number | undefined): number {
  const rest = charge.amount - charge.amount_refunded
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has not been paid.`)
  if (rest === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (isRefundBlocked(state, charge.id)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  const amount = wanted ?? rest
  if (amount >= 1 && amount <= rest) return amount
  const [asked, left] = [formatMoney(amount, charge.currency), formatMoney(rest, charge.currency)]
  throw invalidRequest(`Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`, {
    param: 'amount',
  })
}

function createRefund(call: ApiCall): Stripe.Refund {
  const given = readParameters(call.parameters, createShape)
  const charge = chargeToRefund(call, given.charge, given.payment_intent)
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount: refundableAmount(call, charge, given.amount),
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: call.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: changeMetadata({}, given.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: behaviourOf(call, charge) === 'pending-first' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund
  call.state.refunds[refund.id] = refund
  recordEvent(call, 'refund.created', refund)
  countRefund(call, charge, refund.amount, 'charge.refunded')
  call.later('finish-refund', refund.id)
  return refund
}

function behaviourOf(context: Context, charge: Stripe.Charge) {
  const method = requireObject(context.state.paymentMethods, 'PaymentMethod', charge.payment_method ?? '')
  return findCardOfMethod(context, method).refund
}

function countRefund(
  context: Context,
  charge: Stripe.Charge,
  amount: number,
  event: 'charge.refunded' | 'charge.updated',
): void {
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  recordEvent(context, event, charge, previous)
}

/** Completes or fails a pending refund, depending on its test card. */
export function completeRefund(context: Context, id: string): void {
  const refund = context.state.refunds[id]
  if (!refund || refund.status === 'failed') return
  const charge = requireObject(context.state.charges, 'charge', toId(refund.charge))
  if (behaviourOf(context, charge) === 'fails-later') {
    failRefund(context, id)
    return
  }
  const previous = { status: refund.status }
  refund.status = 'succeeded'
  refund.destination_details = {
    card: { reference: randomText(23), reference_status: 'available', type: 'refund' },
    type: 'card',
  }
  recordUpdate(context, refund, previous)
}

/** Fails a refund, which can happen weeks after it succeeded. */
export function failRefund(context: Context, id: string): Stripe.Refund {
  const refund = requireObject(context.state.refunds, 'refund', id)
  const charge = requireObject(context.state.charges, 'charge', toId(refund.charge))
  const previous = { status: refund.status }
  refund.status = 'failed'
  refund.failure_reason = 'expired_or_canceled_card'
  refund.failure_balance_transaction = newId('txn')
  recordEvent(context, 'refund.failed', refund)
  countRefund(context, charge, -refund.amount, 'charge.updated')
  recordUpdate(context, refund, previous)
  return refund
}

function recordUpdate(context: Context, refund: Stripe.Refund, previous: Partial<Stripe.Refund>): void {
  recordEvent(context, 'refund.updated', refund, previous)
  recordEvent(context, 'charge.refund.updated', refund, previous)
}

export const refundRoutes: Route[] = [
  { method: 'POST', path: '/v1/refunds', answer: createRefund },
  createListRoute(
    '/v1/refunds',
    'refund',
    (state: State) => Object.values(state.refunds),
    'charge',
    'payment_intent',
  ),
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    answer: (call) => requireObject(call.state.refunds, 'refund', call.id),
  },
]
