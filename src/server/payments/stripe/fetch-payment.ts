import type { Stripe } from 'stripe'
import { fetchMoneyState, noReturnedMoney, type MoneyState } from './fetch-money-state.ts'
import { findOrUndefined } from './stripe.ts'

/** The relevant part of a payment's state at Stripe. */
export interface PaymentState extends MoneyState {
  paymentId: string
  status: 'waiting' | 'processing' | 'succeeded' | 'canceled'
  amountMinor: number
  currency: string
  /** Time of the charge. Null until the payment has succeeded. */
  paidAt: Date | null
  userId: string | undefined
  guideId: string | undefined
  /** Id of the payment's order, from its metadata. */
  checkoutId?: string | undefined
  liveMode: boolean
  /** Refunds that the bank has sent back, oldest first. */
  failedRefunds: readonly FailedRefund[]
}

export interface FailedRefund {
  id: string
  reason: string
  amountMinor: number
  /** Whether it refunds shares that the shop owes of a bundle, as opposed to a refund that an operator made. */
  ofShares: boolean
}

/** Fetches a payment's state from Stripe. Undefined if the payment does not exist. Must not be called inside a transaction. */
export async function fetchPayment(stripe: Stripe, paymentId: string): Promise<PaymentState | undefined> {
  const intent = await findOrUndefined(
    stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge.refunds'] }),
  )
  if (intent === undefined) return undefined
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
  return {
    paymentId: intent.id,
    status: toStatus(intent.status),
    amountMinor: intent.amount_received,
    currency: intent.currency,
    paidAt: intent.status === 'succeeded' && charge !== null ? new Date(charge.created * 1000) : null,
    userId: intent.metadata['userId'],
    guideId: intent.metadata['guideId'],
    checkoutId: intent.metadata['checkoutId'],
    liveMode: intent.livemode,
    ...(charge === null ? noReturnedMoney : await fetchMoneyState(stripe, charge, intent.id)),
    failedRefunds: failedRefundsOf(charge),
  }
}

function failedRefundsOf(charge: Stripe.Charge | null): FailedRefund[] {
  // Stripe lists the newest refunds first.
  const failed = (charge?.refunds?.data ?? [])
    .filter(({ status }) => status === 'failed' || status === 'canceled')
    .toReversed()
  return failed.map(({ id, status, amount: amountMinor, metadata, failure_reason: reason }) => ({
    id,
    reason: reason ?? String(status),
    amountMinor,
    ofShares: isRefundOfShares(metadata),
  }))
}

/** Metadata key of refunds of shares, which distinguishes them from operators' refunds of the same payment. */
export const sharesMetadataKey = 'shares'
export const isRefundOfShares = (metadata: Stripe.Metadata | null): boolean =>
  metadata?.[sharesMetadataKey] !== undefined

function toStatus(status: Stripe.PaymentIntent.Status): PaymentState['status'] {
  const known = (['succeeded', 'canceled', 'processing'] as const).find((each) => each === status)
  return known ?? 'waiting'
}
