import type { Stripe } from 'stripe'
import { moneyOfCharge, untouchedMoney, type MoneyState } from './money-of-charge.ts'
import { findOrUndefined } from './stripe.ts'

/** The relevant part of a payment's state at Stripe. */
export interface PaymentState extends MoneyState {
  paymentId: string
  status: 'waiting' | 'processing' | 'succeeded' | 'canceled'
  amountMinor: number
  currency: string
  /** When the money was taken; null until it has been. */
  paidAt: Date | null
  userId: string | undefined
  guideId: string | undefined
  liveMode: boolean
  /** Refunds that came back from the bank, the oldest first. */
  failedRefunds: readonly FailedRefund[]
}

export interface FailedRefund {
  id: string
  reason: string
  amountMinor: number
  /** What the shop owes of a payment for several guides, as opposed to what an operator gave back of it. */
  ofShares: boolean
}

interface FetchedPayment {
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
    ...(await moneyOf(stripe, intent)),
    failedRefunds: failedRefundsOf(intent),
  }
  return { payment, checkoutId: intent.metadata['checkoutId'] }
}

function paidAtOf({ status, latest_charge: charge }: Stripe.PaymentIntent): Date | null {
  if (status !== 'succeeded' || charge === null || typeof charge === 'string') return null
  return new Date(charge.created * 1000)
}

function failedRefundsOf({ latest_charge: charge }: Stripe.PaymentIntent): FailedRefund[] {
  if (charge === null || typeof charge === 'string') return []
  // Stripe lists the newest first.
  const failed = (charge.refunds?.data ?? [])
    .filter(({ status }) => status === 'failed' || status === 'canceled')
    .toReversed()
  return failed.map(({ id, status, amount: amountMinor, metadata, failure_reason: reason }) => ({
    id,
    reason: reason ?? String(status),
    amountMinor,
    ofShares: isOfShares(metadata),
  }))
}

/** Tells the refunds of shares from those that operators make of the same payment. */
export const sharesMark = 'shares'
export const isOfShares = (metadata: Stripe.Metadata | null): boolean => metadata?.[sharesMark] !== undefined

async function moneyOf(
  stripe: Stripe,
  { id, latest_charge: charge }: Stripe.PaymentIntent,
): Promise<MoneyState> {
  return charge === null || typeof charge === 'string' ? untouchedMoney : moneyOfCharge(stripe, charge, id)
}

function toStatus(status: Stripe.PaymentIntent.Status): PaymentState['status'] {
  const known = (['succeeded', 'canceled', 'processing'] as const).find((each) => each === status)
  return known ?? 'waiting'
}
