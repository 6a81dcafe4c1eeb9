import type { Stripe } from 'stripe'
import type { FailedRefund, PaymentState } from './decide-payment.ts'
import { findOrUndefined, stripePageSize } from '../stripe.ts'

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

async function moneyOf(
  stripe: Stripe,
  { id, latest_charge: charge }: Stripe.PaymentIntent,
): Promise<MoneyState> {
  return charge === null || typeof charge === 'string' ? untouchedMoney : moneyOfCharge(stripe, charge, id)
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
  if (taking.length > lost.length) return { ...known, money: 'disputed' }
  const left = amount - known.refundedMinor
  return { ...known, money: lost.length > 0 && left < amount * leastShareLeft ? 'lost' : 'kept' }
}

function outcomeOf(status: Stripe.Dispute.Status): MoneyState['money'] {
  if (status === 'lost') return 'lost'
  // An early warning takes no money, so it takes no access either.
  const takesNothing = ['won', 'prevented'].includes(status) || status.startsWith('warning_')
  return takesNothing ? 'kept' : 'disputed'
}

function toStatus(status: Stripe.PaymentIntent.Status): PaymentState['status'] {
  const known = (['succeeded', 'canceled', 'processing'] as const).find((each) => each === status)
  return known ?? 'waiting'
}
