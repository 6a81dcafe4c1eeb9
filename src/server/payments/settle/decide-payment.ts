import type { Entitlement } from '../../access/index.ts'
import { formatStripeOrderName, type Order } from '../orders/order.ts'
import type { PaymentState } from '../stripe/fetch-payment.ts'

export type PaymentDecision =
  | { do: 'ignore'; reason: string }
  /** The payment was canceled and can no longer be paid. */
  | { do: 'close' }
  | { do: 'wait' }
  /** The payment was received, so it is an entitlement to its items. */
  | { do: 'settle'; standing: Entitlement['standing'] }

/** Decides the state of one payment without I/O. `decideEntitlements` decides what it grants beside other entitlements (R2, B8.18). */
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
  // Releases before 0.3 named the order, not the guide, if one guide of a reading path was left.
  const names = [order.metadata.guideId, formatStripeOrderName(order.id)]
  if (payment.guideId === undefined || !names.includes(payment.guideId)) return 'made for another guide'
  if (payment.currency !== order.price.currency) return 'made in another currency'
  // Nothing is received before the payment has succeeded.
  if (payment.status === 'succeeded' && payment.amountMinor < order.price.amountMinor - order.codeMinor)
    return 'smaller than the price'
  return undefined
}
