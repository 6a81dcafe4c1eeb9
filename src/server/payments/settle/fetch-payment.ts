import type { Stripe } from 'stripe'
import type { PaymentState } from './decide-payment.ts'
import { findOrUndefined } from '../stripe.ts'

type RefundsAtStripe = Pick<PaymentState, 'refundedMinor' | 'failedRefunds'>

export interface FetchedPayment {
  payment: PaymentState
  /** The payment's checkout attempt, from its metadata. */
  checkoutId: string | undefined
}

/** Fetches a payment's state from Stripe. Never called inside a transaction. Undefined: the payment does not exist. */
export async function fetchPayment(stripe: Stripe, paymentId: string): Promise<FetchedPayment | undefined> {
  const intent = await findOrUndefined(
    stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge.refunds'] }),
  )
  if (intent === undefined) return undefined
  const payment: PaymentState = {
    paymentId: intent.id,
    status: toStatus(intent.status),
    amountMinor: intent.amount_received,
    currency: intent.currency,
    paidAt: paidAtOf(intent),
    userId: intent.metadata['userId'],
    guideId: intent.metadata['guideId'],
    liveMode: intent.livemode,
    money: await toMoneyState(stripe, intent),
    ...refundsOf(intent),
  }
  return { payment, checkoutId: intent.metadata['checkoutId'] }
}

function paidAtOf({ status, latest_charge: charge }: Stripe.PaymentIntent): Date | null {
  if (status !== 'succeeded' || charge === null || typeof charge === 'string') return null
  return new Date(charge.created * 1000)
}

function refundsOf({ latest_charge: charge }: Stripe.PaymentIntent): RefundsAtStripe {
  if (charge === null || typeof charge === 'string') return { refundedMinor: 0, failedRefunds: [] }
  // Stripe lists the newest first.
  const failed = (charge.refunds?.data ?? [])
    .filter(({ status }) => status === 'failed' || status === 'canceled')
    .toReversed()
  return {
    refundedMinor: refundedOfCharge(charge),
    failedRefunds: failed.map(({ id, status, amount: amountMinor, metadata, failure_reason: reason }) => ({
      id,
      reason: reason ?? String(status),
      amountMinor,
      ofShares: isOfShares(metadata),
    })),
  }
}

/** Tells the refunds of shares from those that operators make of the same payment. */
export const sharesMark = 'shares'
export const isOfShares = (metadata: Stripe.Metadata | null): boolean => metadata?.[sharesMark] !== undefined

/** Whether a payment was fully refunded or disputed, which Stripe records on the charge. */
export async function toMoneyState(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<'kept' | 'disputed' | 'lost' | 'refunded'> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return charge === null ? 'kept' : moneyOfCharge(stripe, charge, intent.id)
}

export function refundedOfCharge(charge: Stripe.Charge): number {
  return charge.refunded ? charge.amount : charge.amount_refunded
}

export async function moneyOfCharge(
  stripe: Stripe,
  charge: Pick<Stripe.Charge, 'refunded' | 'disputed'>,
  paymentId: string,
): Promise<PaymentState['money']> {
  if (charge.refunded) return 'refunded'
  return charge.disputed ? fetchDisputeOutcome(stripe, paymentId) : 'kept'
}

async function fetchDisputeOutcome(stripe: Stripe, paymentId: string): Promise<PaymentState['money']> {
  const disputes = await stripe.disputes.list({ payment_intent: paymentId, limit: 10 })
  const outcomes = new Set(disputes.data.map(({ status }) => outcomeOf(status)))
  return (['lost', 'disputed'] as const).find((outcome) => outcomes.has(outcome)) ?? 'kept'
}

function outcomeOf(status: Stripe.Dispute.Status): PaymentState['money'] {
  if (status === 'lost') return 'lost'
  // An early warning takes no money, so it takes no access either.
  const takesNothing = ['won', 'prevented'].includes(status) || status.startsWith('warning_')
  return takesNothing ? 'kept' : 'disputed'
}

function toStatus(status: Stripe.PaymentIntent.Status): PaymentState['status'] {
  const known = (['succeeded', 'canceled', 'processing'] as const).find((each) => each === status)
  return known ?? 'waiting'
}
