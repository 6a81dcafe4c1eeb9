import type { Stripe } from 'stripe'
import { stripePageSize } from './stripe.ts'

/** What became of the money of a payment. */
export interface MoneyState {
  /** 'lost' and 'refunded': none of it is left, by the bank's decision on a dispute or by refunds alone. */
  money: 'kept' | 'disputed' | 'lost' | 'refunded'
  /** How much of it the buyer has back, from the shop and from the bank. */
  refundedMinor: number
  /** How much of that the bank returned after a lost dispute. */
  bankReturnedMinor: number
  /** When the first dispute that is open or lost was opened. */
  disputedAt: Date | null
}

export const untouchedMoney: MoneyState = {
  money: 'kept',
  refundedMinor: 0,
  bankReturnedMinor: 0,
  disputedAt: null,
}

/** A bank's exchange rate of another day makes a dispute of the whole payment differ by a little (B8.47). */
const leastShareLeft = 0.1

/** Refunds and lost disputes add up; a dispute may be about a part of the payment, and there may be several. */
export async function moneyOfCharge(
  stripe: Stripe,
  charge: Pick<Stripe.Charge, 'amount' | 'amount_refunded' | 'currency' | 'disputed' | 'refunded'>,
  paymentId: string,
): Promise<MoneyState> {
  const { amount, currency } = charge
  const byShop = charge.refunded ? amount : charge.amount_refunded
  const refunded = { ...untouchedMoney, refundedMinor: byShop }
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
  if (lost.length > 0 && left < amount * leastShareLeft) return { ...known, money: 'lost' }
  return { ...known, money: taking.length > lost.length ? 'disputed' : 'kept' }
}

function outcomeOf(status: Stripe.Dispute.Status): MoneyState['money'] {
  if (status === 'lost') return 'lost'
  // An early warning takes no money, so it takes no access either.
  const takesNothing = ['won', 'prevented'].includes(status) || status.startsWith('warning_')
  return takesNothing ? 'kept' : 'disputed'
}
