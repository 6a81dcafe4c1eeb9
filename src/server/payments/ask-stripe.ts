import type { Stripe } from 'stripe'
import type { PaymentTruth } from './decide.ts'
import { isRefusedFor } from './stripe.ts'

export interface Asked {
  truth: PaymentTruth
  /** The attempt that the payment was made for, as its metadata says. */
  checkoutId: string | undefined
}

/** Asks Stripe what has become of a payment. Never called inside a transaction. Undefined: Stripe knows no such payment. */
export async function askStripe(stripe: Stripe, paymentId: string): Promise<Asked | undefined> {
  const intent = await findIntent(stripe, paymentId)
  if (intent === undefined) return undefined
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const truth: PaymentTruth = {
    paymentId: intent.id,
    status: toStatus(intent.status),
    amountMinor: intent.amount_received,
    currency: intent.currency,
    userId: intent.metadata['userId'],
    guideId: intent.metadata['guideId'],
    liveMode: intent.livemode,
    fullyRefunded: charge?.refunded ?? false,
    dispute: charge?.disputed === true ? await askAboutDispute(stripe, paymentId) : 'none',
  }
  return { truth, checkoutId: intent.metadata['checkoutId'] }
}

async function findIntent(stripe: Stripe, paymentId: string): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] })
  } catch (error) {
    if (isRefusedFor(error, 'resource_missing')) return undefined
    throw error
  }
}

async function askAboutDispute(stripe: Stripe, paymentId: string): Promise<PaymentTruth['dispute']> {
  const disputes = await stripe.disputes.list({ payment_intent: paymentId, limit: 10 })
  const outcomes = new Set(disputes.data.map(({ status }) => toOutcome(status)))
  return (['lost', 'open', 'won'] as const).find((outcome) => outcomes.has(outcome)) ?? 'none'
}

function toOutcome(status: Stripe.Dispute.Status): PaymentTruth['dispute'] {
  if (status === 'lost') return 'lost'
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won'
  // An early warning takes no money, so it takes no access either.
  return status === 'warning_needs_response' || status === 'warning_under_review' ? 'none' : 'open'
}

function toStatus(status: Stripe.PaymentIntent.Status): PaymentTruth['status'] {
  const known = (['succeeded', 'canceled', 'processing'] as const).find((each) => each === status)
  return known ?? 'waiting'
}
