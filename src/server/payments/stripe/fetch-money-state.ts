import type { Stripe } from 'stripe'
import { stripePageSize } from './stripe.ts'

/** Refund and dispute state of a payment. */
export interface MoneyState {
  /** 'lost' and 'refunded' mean that nothing is left of the payment: 'lost' after a lost dispute, 'refunded' after refunds alone. */
  money: 'kept' | 'disputed' | 'lost' | 'refunded'
  /** Amount that the buyer got back from the shop and the bank. Minor units. */
  refundedMinor: number
  /** Part of the refunded amount that the bank returned after a lost dispute. Minor units. */
  bankReturnedMinor: number
  /** Opening time of the first dispute that is open or lost. Null if there is none. */
  disputedAt: Date | null
}

export const noReturnedMoney: MoneyState = {
  money: 'kept',
  refundedMinor: 0,
  bankReturnedMinor: 0,
  disputedAt: null,
}

/**
 * Minimum share that must be left for a payment to grant access after a lost dispute. A dispute of the whole payment may be
 * slightly smaller than the payment, because the exchange rate has changed (B8.47).
 */
const minShareLeft = 0.1

/** Returns the refund and dispute state of a charge. Refunds and lost disputes add up; each dispute may be about a part. */
export async function fetchMoneyState(
  stripe: Stripe,
  charge: Pick<Stripe.Charge, 'amount' | 'amount_refunded' | 'currency' | 'disputed' | 'refunded'>,
  paymentId: string,
): Promise<MoneyState> {
  const { amount, currency } = charge
  const byShop = charge.refunded ? amount : charge.amount_refunded
  const refunded = { ...noReturnedMoney, refundedMinor: byShop }
  if (byShop >= amount) return { ...refunded, money: 'refunded' }
  if (!charge.disputed) return refunded
  const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: stripePageSize })
  const taking = data.filter(({ status }) => outcomeOf(status) !== 'kept')
  const disputedAt =
    taking.length === 0 ? null : new Date(Math.min(...taking.map((each) => each.created)) * 1000)
  const lost = taking.filter(({ status }) => status === 'lost')
  const lostMinor = lost.reduce((sum, each) => sum + (each.currency === currency ? each.amount : amount), 0)
  const bankReturnedMinor = Math.min(lostMinor, amount - byShop)
  const known = { refundedMinor: byShop + bankReturnedMinor, bankReturnedMinor, disputedAt }
  const left = amount - known.refundedMinor
  if (lost.length > 0 && left < amount * minShareLeft) return { ...known, money: 'lost' }
  return { ...known, money: taking.length > lost.length ? 'disputed' : 'kept' }
}

function outcomeOf(status: Stripe.Dispute.Status): MoneyState['money'] {
  if (status === 'lost') return 'lost'
  // An inquiry (`warning_*`) withdraws no money, so the buyer keeps access.
  const takesNothing = ['won', 'prevented'].includes(status) || status.startsWith('warning_')
  return takesNothing ? 'kept' : 'disputed'
}
