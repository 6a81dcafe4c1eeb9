import type { Title } from '../../access/index.ts'
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

export type PaymentDecision =
  | { do: 'ignore'; reason: string }
  /** It was canceled and can't be paid any more. */
  | { do: 'close' }
  | { do: 'wait' }
  /** It was paid: a title to what it was made for. */
  | { do: 'settle'; standing: Title['standing'] }

/**
 * Decides what a payment is by itself, without a database and without Stripe. What it grants beside the buyer's other titles
 * is decided by `decideTitles` (R2, B8.18).
 */
export function decidePayment(payment: PaymentState, checkout: Checkout, liveMode: boolean): PaymentDecision {
  const mismatch = findMismatch(payment, checkout, liveMode)
  if (mismatch !== undefined) return { do: 'ignore', reason: mismatch }
  if (payment.status === 'canceled') return { do: 'close' }
  if (payment.status !== 'succeeded') return { do: 'wait' }
  return { do: 'settle', standing: standings[payment.money] }
}

const standings = { kept: 'stands', disputed: 'on-hold', lost: 'ended', refunded: 'ended' } as const

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
