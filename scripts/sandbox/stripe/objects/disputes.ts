import type Stripe from 'stripe'
import { invalidRequest, requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { newId } from '../protocol/ids.ts'
import { listRoute } from './lists.ts'
import type { Route, Context } from '../state/context.ts'
import type { State } from '../state/state.ts'

const daysToAnswer = 9

export function openDispute(context: Context, chargeId: string): void {
  const charge = context.state.charges[chargeId]
  if (!charge) return
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: context.now() + daysToAnswer * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
      type: 'card',
    },
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Stripe.Dispute
  context.state.disputes[dispute.id] = dispute
  charge.disputed = true
  recordEvent(context, 'charge.dispute.created', dispute)
  recordEvent(context, 'charge.dispute.funds_withdrawn', dispute)
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** The bank's decision; the seller can only cause a loss, by giving up. */
export function decideDispute(context: Context, id: string, verdict: 'won' | 'lost'): Stripe.Dispute {
  const dispute = requireObject(context.state.disputes, 'dispute', id)
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest('This dispute is already closed')
  }
  dispute.status = verdict
  recordEvent(context, 'charge.dispute.closed', dispute)
  if (verdict === 'won') recordEvent(context, 'charge.dispute.funds_reinstated', dispute)
  return dispute
}

export const disputeRoutes: Route[] = [
  listRoute(
    '/v1/disputes',
    'dispute',
    (state: State) => Object.values(state.disputes),
    'charge',
    'payment_intent',
  ),
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    answer: (call) => requireObject(call.state.disputes, 'dispute', call.id),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    answer: (call) => decideDispute(call, call.id, 'lost'),
  },
]
