import type { Stripe } from 'stripe'
import { currencies, type Money } from '../../../shared/money.ts'
import { stripePageSize } from '../stripe.ts'
import type { SubscriptionState } from './decide-pro.ts'
import { moneyOfCharge, refundedOfCharge } from './fetch-payment.ts'

export interface PaidInvoice {
  id: string
  subscriptionId: string
  /** The subscription's checkout attempt, from its metadata. */
  checkoutId: string | undefined
  money: Money
  /** What had been taken off its price. */
  takenOffMinor: number
  /** What became of the money. */
  outcome: SubscriptionState['money']
  /** How much of it was given back. */
  refundedMinor: number
  paidAt: Date
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
  const expand = ['data.latest_invoice']
  const page = { customer: customerId, limit: stripePageSize }
  const subscriptions = await allOf(stripe.subscriptions.list({ ...page, status: 'all', expand }))
  const invoices = await fetchPaidInvoices(stripe, customerId)
  return { subscriptions: subscriptions.map((each) => toState(each, invoices)), invoices }
}

/** All paid invoices of a customer in supported currencies. */
async function fetchPaidInvoices(stripe: Stripe, customerId: string): Promise<PaidInvoice[]> {
  const page = { customer: customerId, limit: stripePageSize }
  const [invoices, charges] = await Promise.all([
    allOf(stripe.invoices.list({ ...page, status: 'paid', expand: ['data.payments'] })),
    allOf(stripe.charges.list(page)),
  ])
  const paid: PaidInvoice[] = []
  for (const invoice of invoices) {
    const { id, amount_paid: amountMinor, parent, lines, status_transitions: times } = invoice
    const details = parent?.subscription_details
    const currency = currencies.find((each) => each === invoice.currency)
    const period = lines.data[0]?.period
    if (id === undefined || details == null || currency === undefined || period === undefined) continue
    // A trial's invoice has the amount 0.
    if (amountMinor === 0) continue
    paid.push({
      id,
      subscriptionId: idOf(details.subscription),
      checkoutId: details.metadata?.['checkoutId'],
      money: { amountMinor, currency },
      takenOffMinor: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
      ...(await moneyOf(stripe, invoice, charges)),
      paidAt: toDate(times.paid_at ?? invoice.created),
      period: { start: toDate(period.start), end: toDate(period.end) },
    })
  }
  return paid.toSorted((a, b) => b.period.end.getTime() - a.period.end.getTime())
}

/** An invoice stays paid when its money is refunded or disputed; only the charge shows it. */
async function moneyOf(
  stripe: Stripe,
  { payments }: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): Promise<Pick<PaidInvoice, 'outcome' | 'refundedMinor'>> {
  const paidBy = payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent
  const paymentId = paidBy === undefined ? undefined : idOf(paidBy)
  const charge = charges.find(
    (each) => each.paid && each.payment_intent !== null && idOf(each.payment_intent) === paymentId,
  )
  if (charge === undefined || paymentId === undefined) return { outcome: 'kept', refundedMinor: 0 }
  return {
    outcome: await moneyOfCharge(stripe, charge, paymentId),
    refundedMinor: refundedOfCharge(charge),
  }
}

function toState(subscription: Stripe.Subscription, invoices: readonly PaidInvoice[]): SubscriptionState {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error(`Subscription ${subscription.id} has no item`)
  const { cancel_at: cancelAt, cancel_at_period_end: cancelsAtPeriodEnd } = subscription
  const endsAt = cancelAt ?? (cancelsAtPeriodEnd ? item.current_period_end : null)
  const lastPaid = invoices.find(({ subscriptionId }) => subscriptionId === subscription.id)
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
    paidUntil: lastPaid?.period.end ?? null,
    money: lastPaid?.outcome ?? 'kept',
  }
}

/** Noted at Stripe on what the shop did by itself, so that it undoes nothing that an operator did there. */
export const endedByShop = 'The shop ended this plan, because its money went back or never came.'
export const pausedByShop = { name: 'pausedFor', value: 'dispute' } as const

function unpaidInvoiceOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (invoice === null || typeof invoice === 'string') return null
  return invoice.status === 'draft' || invoice.status === 'open' ? (invoice.id ?? null) : null
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
  const paid = data[0]?.payment.payment_intent
  const id = typeof paid === 'string' ? paid : paid?.id
  if (id === undefined) return undefined
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
}

/** Unpaid, paused, expired and canceled subscriptions give no access, nor does any status added in the future. */
function toStatus(status: Stripe.Subscription.Status): SubscriptionState['status'] {
  const known = (['incomplete', 'trialing', 'active', 'past_due'] as const).find((each) => each === status)
  return known ?? 'ended'
}

const idOf = (object: string | { id?: string }) => (typeof object === 'string' ? object : (object.id ?? ''))

const toDate = (seconds: number) => new Date(seconds * 1000)

async function allOf<T>(list: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of list) all.push(each)
  return all
}
