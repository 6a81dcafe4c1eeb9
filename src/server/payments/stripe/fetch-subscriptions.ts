import type { Stripe } from 'stripe'
import { currencies, type Money } from '../../../shared/money.ts'
import { toStripeId, stripePageSize } from './stripe.ts'
import { fetchMoneyState, noReturnedMoney, type MoneyState } from './fetch-money-state.ts'

/** The relevant part of a subscription's state at Stripe. */
export interface SubscriptionState {
  id: string
  /** 'ended' covers every status at Stripe that grants no access. */
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended'
  /** Whether Stripe will never charge the subscription again. */
  isOver: boolean
  /** Whether the shop ended it because its payment was refunded or lost. That refund may still fail. */
  endedByShop: boolean
  /** Whether its collection is paused because of a dispute. */
  pausedByShop: boolean
  userId: string | undefined
  liveMode: boolean
  /** Monthly charge. Undefined if the price is not monthly or has no fixed amount. */
  price: { amountMinor: number; currency: string } | undefined
  created: Date
  periodStart: Date
  periodEnd: Date
  /** Scheduled end of a canceled subscription. Null if it renews. */
  endsAt: Date | null
  /** Id of the latest invoice while it is unpaid and Stripe still tries to charge it. Null otherwise. */
  unpaidInvoiceId: string | null
  /** Time of Stripe's next try to charge the unpaid invoice. Undefined if there is none. */
  nextTryAt?: Date | undefined
  /** Invoices that can still be paid. Stripe leaves them open when the subscription ends. */
  openInvoices: readonly OpenInvoice[]
  /** End of the last paid month. Null before the first payment. */
  paidUntil: Date | null
  /** Disputed or lost if any month is; otherwise the state of the latest month's payment. */
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
  /** Null if Stripe names no payment, as for an invoice that was marked as paid outside Stripe. */
  paymentId: string | null
  subscriptionId: string
  /** Id of the subscription's order, from its metadata. */
  checkoutId: string | undefined
  /** Discount from the price. Minor units. */
  takenOffMinor: number
  /** Paid amount. */
  paid: Money
  paidAt: Date
  /** Whether it was paid after its subscription had ended, so that it grants no access. */
  isLate: boolean
  period: { start: Date; end: Date }
}

/** Everything that Stripe stores about a user's Pro. */
export interface StripeProState {
  subscriptions: SubscriptionState[]
  /** Paid months, newest first. */
  invoices: PaidInvoice[]
}

/** Fetches all subscriptions of a customer and their paid invoices. Must not be called inside a transaction. */
export async function fetchStripePro(stripe: Stripe, customerId: string): Promise<StripeProState> {
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

/** Converts a paid invoice. Undefined if it is not for a month of Pro, or in a currency that the shop doesn't sell in. */
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
  // The invoice of a trial has the amount 0.
  if (amountMinor === 0) return undefined
  const paidAt = toDate(times.paid_at ?? invoice.created)
  const isFirst = invoice.billing_reason === 'subscription_create'
  const paidBy = invoice.payments?.data.find(({ status }) => status === 'paid')?.payment
  const paymentId = toStripeId(paidBy?.payment_intent) ?? null
  // An invoice stays paid when its payment is refunded or disputed. Only the charge shows that.
  const charge = charges.find(
    (each) => each.paid && each.payment_intent !== null && toStripeId(each.payment_intent) === paymentId,
  )
  const known = charge !== undefined && paymentId !== null
  return {
    id,
    paymentId,
    subscriptionId: toStripeId(details.subscription),
    checkoutId: details.metadata?.['checkoutId'],
    paid: { amountMinor, currency },
    takenOffMinor: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    ...(known ? await fetchMoneyState(stripe, charge, paymentId) : noReturnedMoney),
    paidAt,
    // Stripe's times are in seconds. Within the same second, only the first month was paid before its plan ended.
    isLate: endedAt !== null && (isFirst ? paidAt > endedAt : paidAt >= endedAt),
    period: { start: toDate(period.start), end: toDate(period.end) },
  }
}

const subscriptionOf = ({ parent }: Stripe.Invoice) => toStripeId(parent?.subscription_details?.subscription)

function toState(
  subscription: Stripe.Subscription,
  all: readonly Stripe.Invoice[],
  invoices: readonly PaidInvoice[],
): SubscriptionState {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error(`Subscription ${subscription.id} has no item`)
  const { cancel_at: cancelAt, cancel_at_period_end: cancelsAtPeriodEnd } = subscription
  const endsAt = cancelAt ?? (cancelsAtPeriodEnd ? item.current_period_end : null)
  const latest = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice
  const isUnpaid = latest?.status === 'draft' || latest?.status === 'open'
  const months = invoices.filter(
    ({ subscriptionId, isLate }) => subscriptionId === subscription.id && !isLate,
  )
  return {
    id: subscription.id,
    status: toStatus(subscription.status),
    isOver: subscription.status === 'canceled' || subscription.status === 'incomplete_expired',
    endedByShop: subscription.cancellation_details?.comment === endedByShopComment,
    pausedByShop: subscription.metadata[pausedByShopMetadata.name] === pausedByShopMetadata.value,
    userId: subscription.metadata['userId'],
    liveMode: subscription.livemode,
    price: monthlyPriceOf(item.price),
    created: toDate(subscription.created),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    endsAt: endsAt === null ? null : toDate(endsAt),
    unpaidInvoiceId: isUnpaid ? (latest?.id ?? null) : null,
    nextTryAt: latest?.next_payment_attempt == null ? undefined : toDate(latest.next_payment_attempt),
    openInvoices: all.filter((each) => subscriptionOf(each) === subscription.id).flatMap(toOpenInvoice),
    paidUntil: months[0]?.period.end ?? null,
    money: moneyOfMonths(months),
  }
}

/** Returns the payment state of a plan. A dispute of any month counts, but a refund only if it is of the latest month (B8.29). */
function moneyOfMonths(months: readonly PaidInvoice[]): SubscriptionState['money'] {
  const among = (['lost', 'disputed'] as const).find((money) => months.some((month) => month.money === money))
  return among ?? months[0]?.money ?? 'kept'
}

/** Returns the invoice if Stripe can still charge it: until it is paid or voided. A draft becomes an open invoice. */
function toOpenInvoice({ id, status, amount_due: amountMinor, currency }: Stripe.Invoice): OpenInvoice[] {
  const payable = status === 'draft' || status === 'open' || status === 'uncollectible'
  return payable && id !== undefined ? [{ id, amountMinor, currency }] : []
}

/** Marks plans at Stripe that the shop itself ended or paused, so that it never undoes an operator's change there. */
export const endedByShopComment = 'The shop ended this plan, because its money went back or never came.'
export const pausedByShopMetadata = { name: 'pausedFor', value: 'dispute' } as const

function monthlyPriceOf({ unit_amount: amountMinor, currency, recurring }: Stripe.Price) {
  const monthly = recurring?.interval === 'month' && recurring.interval_count === 1
  return monthly && amountMinor !== null ? { amountMinor, currency } : undefined
}

/** Fetches the payment of an invoice with its charge. Undefined if the invoice has none. */
export async function fetchPaymentOfInvoice(stripe: Stripe, invoiceId: string) {
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 })
  const id = toStripeId(data[0]?.payment.payment_intent)
  if (id === undefined) return undefined
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
}

/** Maps Stripe's status. Unpaid, paused, expired and canceled subscriptions give no access, nor does any status added in the future. */
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
