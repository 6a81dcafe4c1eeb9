import type { Stripe } from 'stripe'
import { currencies, type Money } from '../../../shared/money.ts'
import { stripePageSize } from '../stripe.ts'
import type { SubscriptionState } from './decide-pro.ts'
import { toMoneyState } from './fetch-payment.ts'

/** Fetches all subscriptions of a customer, including ended ones. Never called inside a transaction. */
export async function fetchSubscriptions(stripe: Stripe, customerId: string): Promise<SubscriptionState[]> {
  const states: SubscriptionState[] = []
  const expand = ['data.latest_invoice']
  for await (const subscription of stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: stripePageSize,
    expand,
  })) {
    states.push(await toState(stripe, subscription))
  }
  return states
}

export interface PaidInvoice {
  id: string
  subscriptionId: string
  /** The subscription's checkout attempt, from its metadata. */
  checkoutId: string | undefined
  money: Money
  /** How much of it was given back. */
  refundedMinor: number
  paidAt: Date
  period: { start: Date; end: Date }
}

/** Fetches all paid invoices of a customer in supported currencies. Never called inside a transaction. */
export async function fetchPaidInvoices(stripe: Stripe, customerId: string): Promise<PaidInvoice[]> {
  const paid: PaidInvoice[] = []
  const refunded = await fetchRefundedAmounts(stripe, customerId)
  for await (const invoice of stripe.invoices.list({
    customer: customerId,
    status: 'paid',
    limit: stripePageSize,
    expand: ['data.payments'],
  })) {
    const { id, amount_paid: amountMinor, parent, lines, payments, status_transitions: times } = invoice
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
      refundedMinor: sumOf(payments?.data.map(({ payment }) => refunded.get(intentOf(payment)) ?? 0) ?? []),
      paidAt: toDate(times.paid_at ?? invoice.created),
      period: { start: toDate(period.start), end: toDate(period.end) },
    })
  }
  return paid
}

/** How much of each of a customer's payments was given back. */
async function fetchRefundedAmounts(stripe: Stripe, customer: string): Promise<Map<string, number>> {
  const amounts = new Map<string, number>()
  for await (const charge of stripe.charges.list({ customer, limit: stripePageSize })) {
    const { amount, amount_refunded: refunded, payment_intent: payment } = charge
    if (refunded > 0 && payment !== null) amounts.set(idOf(payment), charge.refunded ? amount : refunded)
  }
  return amounts
}

async function toState(stripe: Stripe, subscription: Stripe.Subscription): Promise<SubscriptionState> {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error(`Subscription ${subscription.id} has no item`)
  const { cancel_at: cancelAt, cancel_at_period_end: cancelsAtPeriodEnd } = subscription
  const endsAt = cancelAt ?? (cancelsAtPeriodEnd ? item.current_period_end : null)
  return {
    id: subscription.id,
    status: toStatus(subscription.status),
    userId: subscription.metadata['userId'],
    liveMode: subscription.livemode,
    price: monthlyPriceOf(item.price),
    created: toDate(subscription.created),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    endsAt: endsAt === null ? null : toDate(endsAt),
    latestInvoiceId: subscription.latest_invoice === null ? null : idOf(subscription.latest_invoice),
    money: await fetchMoneyState(stripe, subscription),
  }
}

function monthlyPriceOf({ unit_amount: amountMinor, currency, recurring }: Stripe.Price) {
  const monthly = recurring?.interval === 'month' && recurring.interval_count === 1
  return monthly && amountMinor !== null ? { amountMinor, currency } : undefined
}

/** A subscription stays 'active' at Stripe when its invoice is refunded or disputed; only the payment shows it. */
async function fetchMoneyState(
  stripe: Stripe,
  { latest_invoice: invoice }: Stripe.Subscription,
): Promise<SubscriptionState['money']> {
  if (invoice === null || typeof invoice === 'string') return 'kept'
  if (invoice.id === undefined || invoice.status !== 'paid' || invoice.amount_paid === 0) return 'kept'
  const payment = await paymentOfInvoice(stripe, invoice.id)
  return payment === undefined ? 'kept' : toMoneyState(stripe, payment)
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

const intentOf = ({ payment_intent: intent }: Stripe.InvoicePayment.Payment) => idOf(intent ?? '')

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const toDate = (seconds: number) => new Date(seconds * 1000)
