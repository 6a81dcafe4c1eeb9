import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { toId, createId } from '../protocol/ids.ts'
import { createListRoute } from '../protocol/lists.ts'
import { changeMetadata, metadataParameter } from '../protocol/metadata.ts'
import { booleanParameter, hashParameter, readParameters, textParameter } from '../protocol/parameters.ts'
import type { ApiCall, ApiRoute, ActionContext, TaskHandler } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

const daysToAnswer = 9
/** Stripe's fee for a dispute in minor units. */
const feeMinor = 1500

export interface DisputeTerms {
  /** Disputed amount in minor units. Undefined for the whole charge. */
  amount?: number
  reason?: string
  /**
   * Whether the dispute is an inquiry: the bank asks first and withdraws no money
   * (https://docs.stripe.com/disputes/how-disputes-work#inquiries).
   */
  inquiry?: boolean
}

/** Handlers of scheduled tasks: disputes of test cards, and decisions about evidence. */
export const disputeTasks: Record<string, TaskHandler> = {
  'open-dispute': (context, chargeId) => {
    if (context.state.charges[chargeId] !== undefined) openDispute(context, chargeId)
  },
  'open-inquiry': (context, chargeId) => {
    if (context.state.charges[chargeId] !== undefined) openDispute(context, chargeId, { inquiry: true })
  },
  'dispute-won': (context, id) => void decideDispute(context, id, 'won'),
  'dispute-lost': (context, id) => void decideDispute(context, id, 'lost'),
}

/** Opens a dispute over a charge, or over a part of it. */
export function openDispute(
  context: ActionContext,
  chargeId: string,
  { amount, reason = 'fraudulent', inquiry = false }: DisputeTerms = {},
): Stripe.Dispute {
  const charge = requireObject(context.state.charges, 'charge', chargeId)
  const disputed = amount ?? charge.amount
  if (!charge.paid) throw createInvalidRequestError(`Charge ${charge.id} has not been paid.`)
  if (disputed < 1 || disputed > charge.amount)
    throw createInvalidRequestError('A dispute is about no more than was charged.', { param: 'amount' })
  if (Object.values(context.state.disputes).some((each) => each.charge === chargeId && !isClosed(each)))
    throw createInvalidRequestError(`Charge ${charge.id} is disputed already.`)
  const dispute = {
    id: createId('du'),
    object: 'dispute',
    amount: disputed,
    balance_transactions: inquiry ? [] : [movementOf(context, charge, -disputed)],
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
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: 'visa',
        case_type: inquiry ? 'inquiry' : 'chargeback',
        network: 'visa',
        network_reason_code: '10.4',
      },
      type: 'card',
    },
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  } satisfies Stripe.Dispute
  context.state.disputes[dispute.id] = dispute
  charge.disputed = true
  recordEvent(context, 'charge.dispute.created', dispute)
  if (!inquiry) recordEvent(context, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

const isClosed = ({ status }: Stripe.Dispute) => ['won', 'lost', 'warning_closed'].includes(status)

/** Creates the balance transaction that withdraws the disputed amount, or returns it after a won dispute. */
function movementOf(
  context: ActionContext,
  charge: Stripe.Charge,
  amount: number,
): Stripe.BalanceTransaction {
  const fee = amount < 0 ? feeMinor : 0
  return {
    id: createId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: context.now(),
    balance_type: 'payments',
    created: context.now(),
    currency: charge.currency,
    description:
      amount < 0 ? `Chargeback withdrawal for ${charge.id}` : `Chargeback reversal for ${charge.id}`,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: charge.id,
    status: 'available',
    type: 'adjustment',
  }
}

/** Returns whether a dispute prevents refunds of the charge. */
export const isRefundBlocked = ({ disputes }: StripeState, chargeId: string): boolean =>
  Object.values(disputes).some((each) => each.charge === chargeId && !each.is_charge_refundable)

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

/** Decides a dispute. If the seller accepts the dispute, the verdict is 'lost'. */
export function decideDispute(context: ActionContext, id: string, verdict: 'won' | 'lost'): Stripe.Dispute {
  const dispute = requireObject(context.state.disputes, 'dispute', id)
  if (isClosed(dispute)) throw createInvalidRequestError('This dispute is already closed')
  if (dispute.status.startsWith('warning_')) dispute.status = 'warning_closed'
  else dispute.status = verdict
  recordEvent(context, 'charge.dispute.closed', dispute)
  if (dispute.status !== 'won') return dispute
  const charge = requireObject(context.state.charges, 'charge', toId(dispute.charge))
  dispute.balance_transactions.push(movementOf(context, charge, dispute.amount))
  recordEvent(context, 'charge.dispute.funds_reinstated', dispute)
  return dispute
}

/** Evidence texts that decide a dispute in Stripe's test mode: https://docs.stripe.com/testing#disputes */
const verdicts: Partial<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' }

/**
 * Maximum length of an evidence text. Together, texts have at most 150,000 characters:
 * https://docs.stripe.com/api/disputes/update
 */
const longestText = 20_000
const longestEvidence = 150_000
const evidenceTexts = {
  access_activity_log: textParameter,
  billing_address: textParameter,
  cancellation_policy_disclosure: textParameter,
  cancellation_rebuttal: textParameter,
  customer_email_address: textParameter,
  customer_name: textParameter,
  customer_purchase_ip: textParameter,
  product_description: textParameter,
  refund_policy_disclosure: textParameter,
  refund_refusal_explanation: textParameter,
  service_date: textParameter,
  uncategorized_text: textParameter,
}

function requireFitting(evidence: Record<string, string | undefined>): void {
  for (const [name, value = ''] of Object.entries(evidence))
    if (value.length > longestText)
      throw createInvalidRequestError(`${name} is longer than ${longestText} characters.`, {
        param: `evidence[${name}]`,
      })
  const length = Object.values(evidence).reduce((sum, value = '') => sum + value.length, 0)
  if (length > longestEvidence)
    throw createInvalidRequestError(`Evidence is longer than ${longestEvidence} characters.`)
}

/** Stores evidence as a draft until it is submitted, which is possible once: https://docs.stripe.com/api/disputes/update */
function updateDispute(call: ApiCall): Stripe.Dispute {
  const dispute = requireObject(call.state.disputes, 'dispute', call.id)
  const given = readParameters(call.parameters, {
    evidence: hashParameter(evidenceTexts),
    submit: booleanParameter,
    metadata: metadataParameter,
  })
  if (isClosed(dispute)) throw createInvalidRequestError('This dispute is already closed')
  const details = dispute.evidence_details
  if (given.evidence !== undefined) {
    if (details.submission_count > 0)
      throw createInvalidRequestError('You have already submitted evidence for this dispute.')
    requireFitting(given.evidence)
    dispute.evidence = { ...dispute.evidence, ...given.evidence }
    details.has_evidence = true
    // Stripe submits the evidence by default; only `submit: false` stores a draft.
    if (given.submit !== false) {
      details.submission_count = 1
      details.submission_method = 'manual'
      details.past_due = details.due_by !== null && call.now() > details.due_by
      dispute.status = dispute.status.startsWith('warning_') ? 'warning_under_review' : 'under_review'
      const verdict = verdicts[given.evidence.uncategorized_text ?? '']
      if (verdict !== undefined) call.later(`dispute-${verdict}`, dispute.id)
    }
  }
  dispute.metadata = changeMetadata(dispute.metadata, given.metadata)
  recordEvent(call, 'charge.dispute.updated', dispute)
  return dispute
}

export const disputeRoutes: ApiRoute[] = [
  createListRoute(
    '/v1/disputes',
    'dispute',
    (state: StripeState) => Object.values(state.disputes),
    'charge',
    'payment_intent',
  ),
  {
    method: 'GET',
    path: '/v1/disputes/:id',
    answer: (call) => requireObject(call.state.disputes, 'dispute', call.id),
  },
  { method: 'POST', path: '/v1/disputes/:id', answer: updateDispute },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    answer: (call) => decideDispute(call, call.id, 'lost'),
  },
]
