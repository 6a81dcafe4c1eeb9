import type { Stripe } from 'stripe'
import { currencies, type Money } from '../../../shared/money.ts'
import { idOf, stripePageSize } from './stripe.ts'
import { moneyOfCharge, untouchedMoney, type MoneyState } from './money-of-charge.ts'

/** The relevant part of a subscription's state at Stripe. */
export interface SubscriptionState {
  id: string
  /** Everything that opens nothing and never will again is 'ended'. */
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'
  /** Stripe will never charge anything for it again. */
  isOver: boolean
  /** Ended because its money went back, which may yet fail. */
  endedByShop: boolean
  /** Its collection is paused because of a dispute. */
  pausedByShop: boolean
  userId: string | undefined
  liveMode: boolean
  /** The monthly charge; undefined if the price is not monthly or its currency is not supported. */
  price: { amountMinor: number; currency: string } | undefined
  created: Date
  periodStart: Date
  periodEnd: Date
  /** When it will end, once it has been cancelled. */
  endsAt: Date | null
  /** The latest invoice while it is unpaid: Stripe is about to charge it, or charges it again and again. */
  unpaidInvoiceId: string | null
  /** When Stripe tries to charge it again; undefined while it won't. */
  nextTryAt?: Date | undefined
  /** Every invoice that can still be paid; Stripe leaves them open when the subscription ends. */
  openInvoices: readonly OpenInvoice[]
  /** The end of the last month that was paid; null until one has been. */
  paidUntil: Date | null
  /** Disputed or lost if any month of it is; otherwise what became of the money of the last one. */
  money: MoneyState['money']
}

export interface OpenInvoice {
  id: string
  /** Minor units. */
  amountMinor: number
  currency: string
}

export interface PaidInvoice extends MoneyState {
  id: string
  /** Null while Stripe names none, as for an invoice that was marked as paid outside Stripe. */
  paymentId: string | null
  subscriptionId: string
  /** The subscription's checkout attempt, from its metadata. */
  checkoutId: string | undefined
  /** What had been taken off its price. */
  takenOffMinor: number
  /** What was paid. */
  paid: Money
  paidAt: Date
  /** It was paid after its subscription had ended, so it buys nothing. */
  isLate: boolean
  period: { start: Date; end: Date }
}

/** All that Stripe holds of a person's Pro. */
export interface ProAtStripe {
  subscriptions: SubscriptionState[]
  /** Every month that was paid, the newest first. */
  invoices: PaidInvoice[]
}

/** Fetches all subscriptions of a customer with what was paid for them. Never called inside a transaction. */
export async function fetchPro(stripe: Stripe, customerId: string): Promise<ProAtStripe> {
  const page = { customer: customerId, limit: stripePageSize }
  const expand = ['data.latest_invoice']
  const listed = await allOf(stripe.subscriptions.list({ ...page, status: 'all', expand }))
  const [all, charges] = await Promise.all([
    allOf(stripe.invoices.list({ ...page, expand: ['data.payments'] })),
    allOf(stripe.charges.list(page)),
  ])
  const invoices: PaidInvoice[] = []
  for (const invoice of all.filter(({ status }) => status === 'paid')) {
    const ended = listed.find(({ id }) => id === subscriptionOf(invoice))?.ended_at ?? null
    const paid = await toPaidInvoice(stripe, invoice, {
      charges,
      endedAt: ended === null ? null : toDate(ended),
    })
    if (paid !== undefined) invoices.push(paid)
  }
  invoices.sort((a, b) => b.period.end.getTime() - a.period.end.getTime())
  return { subscriptions: listed.map((each) => toState(each, all, invoices)), invoices }
}

/** Undefined for what is no month of Pro, or in a currency that the shop doesn't sell in. */
async function toPaidInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  { charges, endedAt }: { charges: readonly Stripe.Charge[]; endedAt: Date | null },
): Promise<PaidInvoice | undefined> {
  const { id, amount_paid: amountMinor, parent, lines, status_transitions: times } = invoice
  const details = parent?.subscription_details
  const currency = currencies.find((each) => each === invoice.currency)
  const period = lines.data[0]?.period
  if (id === undefined || details == null || currency === undefined || period === undefined) return undefined
  // A trial's invoice has the amount 0.
  if (amountMinor === 0) return undefined
  const paidAt = toDate(times.paid_at ?? invoice.created)
  const isFirst = invoice.billing_reason === 'subscription_create'
  const paidBy = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment
  const paymentId = idOf(paidBy?.payment_intent) ?? null
  // An invoice stays paid when its money is refunded or disputed; only the charge shows it.
  const charge = charges.find(
    (each) => each.paid && each.payment_intent !== null && idOf(each.payment_intent) === paymentId,
  )
  const known = charge !== undefined && paymentId !== null
  return {
    id,
    paymentId,
    subscriptionId: idOf(details.subscription),
    checkoutId: details.metadata?.['checkoutId'],
    paid: { amountMinor, currency },
    takenOffMinor: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    ...(known ? await moneyOfCharge(stripe, charge, paymentId) : untouchedMoney),
    paidAt,
    // Stripe gives seconds. Within one, only the first month was paid before its plan ended.
    isLate: endedAt !== null && (isFirst ? paidAt > endedAt : paidAt >= endedAt),
    period: { start: toDate(period.start), end: toDate(period.end) },
  }
}

const subscriptionOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription)

function toState(
  subscription: Stripe.Subscription,
  all: readonly Stripe.Invoice[],
  invoices: readonly PaidInvoice[],
): SubscriptionState {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error(`Subscription ${subscription.id} has no item`)
  const { cancel_at: cancelAt, cancel_at_period_end: cancelsAtPeriodEnd } = subscription
  const endsAt = cancelAt ?? (cancelsAtPeriodEnd ? item.current_period_end : null)
  const months = invoices.filter(
    ({ subscriptionId, isLate }) => subscriptionId === subscription.id && !isLate,
  )
  return {
    id: subscription.id,
    status: toStatus(subscription.status),
    isOver: subscription.status === 'canceled' || subscription.status === 'incomplete_expired',
    endedByShop: subscription.cancellation_details?.comment === endedByShop,
    pausedByShop: subscription.metadata[pausedByShop.name] === pausedByShop.value,
    userId: subscription.metadata['userId'],
    liveMode: subscription.livemode,
    price: monthlyPriceOf(item.price),
    created: toDate(subscription.created),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    endsAt: endsAt === null ? null : toDate(endsAt),
    unpaidInvoiceId: unpaidInvoiceOf(subscription),
    nextTryAt: nextTryOf(subscription),
    openInvoices: all.filter((each) => subscriptionOf(each) === subscription.id).flatMap(toOpenInvoice),
    paidUntil: months[0]?.period.end ?? null,
    money: moneyOfMonths(months),
  }
}

/** A dispute of any month is one of the plan; a refund of an older month isn't (B8.29). */
function moneyOfMonths(months: readonly PaidInvoice[]): SubscriptionState['money'] {
  const among = (['lost', 'disputed'] as const).find((money) => months.some((month) => month.money === money))
  return among ?? months[0]?.money ?? 'kept'
}

/** Stripe takes money for these until they are voided; a draft becomes one of them. */
function toOpenInvoice({ id, status, amount_due: amountMinor, currency }: Stripe.Invoice): OpenInvoice[] {
  const payable = status === 'draft' || status === 'open' || status === 'uncollectible'
  return payable && id !== undefined ? [{ id, amountMinor, currency }] : []
}

/** Noted at Stripe on what the shop did by itself, so that it undoes nothing that an operator did there. */
export const endedByShop = 'The shop ended this plan, because its money went back or never came.'
export const pausedByShop = { name: 'pausedFor', value: 'dispute' } as const

function unpaidInvoiceOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (invoice === null || typeof invoice === 'string') return null
  return invoice.status === 'draft' || invoice.status === 'open' ? (invoice.id ?? null) : null
}

function nextTryOf({ latest_invoice: invoice }: Stripe.Subscription): Date | undefined {
  const at = invoice === null || typeof invoice === 'string' ? null : invoice.next_payment_attempt
  return at === null ? undefined : toDate(at)
}

function monthlyPriceOf({ unit_amount: amountMinor, currency, recurring }: Stripe.Price) {
  const monthly = recurring?.interval === 'month' && recurring.interval_count === 1
  return monthly && amountMinor !== null ? { amountMinor, currency } : undefined
}

/** The payment that paid an invoice, with its charge. */
export async function paymentOfInvoice(
  stripe: Stripe,
  invoiceId: string,
): Promise<Stripe.PaymentIntent | undefined> {
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 })
  const id = idOf(data[0]?.payment.payment_intent)
  if (id === undefined) return undefined
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
}

/** Unpaid, paused, expired and canceled subscriptions give no access, nor does any status added in the future. */
function toStatus(status: Stripe.Subscription.Status): SubscriptionState['status'] {
  const known = (['incomplete', 'trialing', 'active', 'past_due'] as const).find((each) => each === status)
  return known ?? 'ended'
}

const toDate = (seconds: number) => new Date(seconds * 1000)

async function allOf<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of list) all.push(each)
  return all
}
