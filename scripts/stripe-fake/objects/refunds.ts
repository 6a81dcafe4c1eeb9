import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { isRefundBlocked } from './disputes.ts'
import { recordEvent } from './events.ts'
import { toId, createId, createRandomText } from '../protocol/ids.ts'
import { createListRoute } from '../protocol/lists.ts'
import { changeMetadata, metadataParameter } from '../protocol/metadata.ts'
import { formatMoney } from '../protocol/money.ts'
import { integerParameter, enumParameter, readParameters, textParameter } from '../protocol/parameters.ts'
import { findCardOfMethod } from './payment-methods.ts'
import type { ApiCall, ApiRoute, ActionContext } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

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
    throw createInvalidRequestError(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const place = { param: 'payment_intent', status: 400 }
  const intent = requireObject(call.state.paymentIntents, 'payment_intent', intentId, place)
  if (intent.status === 'succeeded') {
    return requireObject(call.state.charges, 'charge', toId(intent.latest_charge))
  }
  throw createInvalidRequestError(
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    },
  )
}

function refundableAmount(
  { state }: ActionContext,
  charge: Stripe.Charge,
  wanted: number | undefined,
): number {
  const rest = charge.amount - charge.amount_refunded
  if (!charge.paid) throw createInvalidRequestError(`Charge ${charge.id} has not been paid.`)
  if (rest === 0) {
    throw createInvalidRequestError(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    })
  }
  if (isRefundBlocked(state, charge.id)) {
    throw createInvalidRequestError(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  const amount = wanted ?? rest
  if (amount >= 1 && amount <= rest) return amount
  const [asked, left] = [formatMoney(amount, charge.currency), formatMoney(rest, charge.currency)]
  throw createInvalidRequestError(
    `Refund amount (${asked}) is greater than unrefunded amount on charge (${left})`,
    {
      param: 'amount',
    },
  )
}

function createRefund(call: ApiCall): Stripe.Refund {
  const given = readParameters(call.parameters, createShape)
  const charge = chargeToRefund(call, given.charge, given.payment_intent)
  const refund = {
    id: createId('re'),
    object: 'refund',
    amount: refundableAmount(call, charge, given.amount),
    balance_transaction: createId('txn'),
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

function behaviourOf(context: ActionContext, charge: Stripe.Charge) {
  const method = requireObject(context.state.paymentMethods, 'PaymentMethod', charge.payment_method ?? '')
  return findCardOfMethod(context, method).refund
}

function countRefund(
  context: ActionContext,
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
export function completeRefund(context: ActionContext, id: string): void {
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
    card: { reference: createRandomText(23), reference_status: 'available', type: 'refund' },
    type: 'card',
  }
  recordUpdate(context, refund, previous)
}

/** Fails a refund, which can happen weeks after it succeeded. */
export function failRefund(context: ActionContext, id: string): Stripe.Refund {
  const refund = requireObject(context.state.refunds, 'refund', id)
  const charge = requireObject(context.state.charges, 'charge', toId(refund.charge))
  const previous = { status: refund.status }
  refund.status = 'failed'
  refund.failure_reason = 'expired_or_canceled_card'
  refund.failure_balance_transaction = createId('txn')
  recordEvent(context, 'refund.failed', refund)
  countRefund(context, charge, -refund.amount, 'charge.updated')
  recordUpdate(context, refund, previous)
  return refund
}

function recordUpdate(context: ActionContext, refund: Stripe.Refund, previous: Partial<Stripe.Refund>): void {
  recordEvent(context, 'refund.updated', refund, previous)
  recordEvent(context, 'charge.refund.updated', refund, previous)
}

export const refundRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/refunds', answer: createRefund },
  createListRoute(
    '/v1/refunds',
    'refund',
    (state: StripeState) => Object.values(state.refunds),
    'charge',
    'payment_intent',
  ),
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    answer: (call) => requireObject(call.state.refunds, 'refund', call.id),
  },
]
