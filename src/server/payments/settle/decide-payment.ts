import type { Purchase } from '../../access/index.ts'
import type { Checkout } from '../queries.ts'
import type { MoneyState } from './money-of-charge.ts'

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

/** The stored purchases of this buyer and guide at the time of the decision. */
export interface OwnedPurchases {
  /** The purchase that this payment made, revoked or not. */
  byThisPayment: Purchase | undefined
  /** The current purchase of the guide, from any payment. */
  live: Purchase | undefined
}

export type PaymentDecision =
  | { do: 'grant' }
  | { do: 'refund-duplicate' }
  | { do: 'suspend' }
  | { do: 'restore'; reason: 'the refund failed' | 'the money stayed with us' | 'only a part was returned' }
  | { do: 'revoke'; reason: 'refunded' | 'dispute lost' }
  | { do: 'close-checkout' }
  | { do: 'ignore'; reason: string }
  | { do: 'nothing' }

/** The whole of what a payment means, without a database and without Stripe (R2, B8.18). */
export function decidePayment(
  payment: PaymentState,
  checkout: Checkout,
  held: OwnedPurchases,
  liveMode: boolean,
): PaymentDecision {
  const mismatch = findMismatch(payment, checkout, liveMode)
  if (mismatch !== undefined) return { do: 'ignore', reason: mismatch }
  if (payment.status === 'canceled') return { do: 'close-checkout' }
  if (payment.status !== 'succeeded') return { do: 'nothing' }
  return held.byThisPayment === undefined
    ? decideOnNewPayment(payment, held.live)
    : decideOnKnownPayment(payment, held.byThisPayment, held.live)
}

function findMismatch(payment: PaymentState, checkout: Checkout, liveMode: boolean): string | undefined {
  if (payment.liveMode !== liveMode) return 'made in another mode than this shop runs in'
  if (payment.userId !== String(checkout.userId)) return 'made for another buyer'
  if (payment.guideId !== checkout.metadata.guideId) return 'made for another guide'
  if (payment.currency !== checkout.price.currency) return 'made in another currency'
  // Until it has succeeded, nothing has been received.
  if (payment.status === 'succeeded' && payment.amountMinor < checkout.price.amountMinor - checkout.codeMinor)
    return 'smaller than the price'
  return undefined
}

function decideOnNewPayment(payment: PaymentState, live: Purchase | undefined): PaymentDecision {
  if (payment.money === 'refunded' || payment.money === 'lost') return { do: 'close-checkout' }
  // Money under dispute opens nothing yet; it is looked at again when the dispute ends.
  if (payment.money === 'disputed') return { do: 'nothing' }
  return live === undefined ? { do: 'grant' } : { do: 'refund-duplicate' }
}

function decideOnKnownPayment(
  payment: PaymentState,
  made: Purchase,
  live: Purchase | undefined,
): PaymentDecision {
  const revoked = made.revokedAt !== null
  if (payment.money === 'refunded') return revoked ? { do: 'nothing' } : { do: 'revoke', reason: 'refunded' }
  if (payment.money === 'lost') return revoked ? { do: 'nothing' } : { do: 'revoke', reason: 'dispute lost' }
  // A guide that is closed already stays so until the dispute ends.
  if (payment.money === 'disputed')
    return revoked || made.suspendedAt !== null ? { do: 'nothing' } : { do: 'suspend' }
  const isPartLost = payment.bankReturnedMinor > 0
  const stayed = isPartLost ? 'only a part was returned' : 'the money stayed with us'
  const reason = payment.failedRefunds.length > 0 ? 'the refund failed' : stayed
  if (revoked) return live === undefined ? { do: 'restore', reason } : { do: 'refund-duplicate' }
  return made.suspendedAt === null ? { do: 'nothing' } : { do: 'restore', reason: stayed }
}
