import type { Title } from '../../access/index.ts'
import { orderNameOf, type Order } from '../orders/order.ts'
import type { PaymentState } from '../stripe/fetch-payment.ts'

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
export function decidePayment(payment: PaymentState, order: Order, liveMode: boolean): PaymentDecision {
  const mismatch = findMismatch(payment, order, liveMode)
  if (mismatch !== undefined) return { do: 'ignore', reason: mismatch }
  if (payment.status === 'canceled') return { do: 'close' }
  if (payment.status !== 'succeeded') return { do: 'wait' }
  return { do: 'settle', standing: standings[payment.money] }
}

const standings = { kept: 'stands', disputed: 'on-hold', lost: 'ended', refunded: 'ended' } as const

function findMismatch(payment: PaymentState, order: Order, liveMode: boolean): string | undefined {
  if (payment.liveMode !== liveMode) return 'made in another mode than this shop runs in'
  if (payment.userId !== String(order.userId)) return 'made for another buyer'
  // Of a path of which one guide was left, releases before 0.3 named the order.
  const names = [order.metadata.guideId, orderNameOf(order.id)]
  if (payment.guideId === undefined || !names.includes(payment.guideId)) return 'made for another guide'
  if (payment.currency !== order.price.currency) return 'made in another currency'
  // Until it has succeeded, nothing has been received.
  if (payment.status === 'succeeded' && payment.amountMinor < order.price.amountMinor - order.codeMinor)
    return 'smaller than the price'
  return undefined
}
