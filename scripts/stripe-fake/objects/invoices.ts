import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { limitDiscount } from './coupons.ts'
import { recordEvent } from './events.ts'
import { toId, createId, createRandomText } from '../protocol/ids.ts'
import { createListRoute, toListPage, paginationShape } from '../protocol/lists.ts'
import {
  booleanParameter,
  hashParameter,
  enumParameter,
  readParameters,
  requiredParameter,
  textParameter,
} from '../protocol/parameters.ts'
import type { ApiCall, ApiRoute, ActionContext } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

/** Creates a draft invoice for one period of a subscription. */
export function createInvoice(
  context: ActionContext,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Stripe.Invoice & { id: string } {
  const [item] = subscription.items.data
  if (item === undefined) throw new Error(`${subscription.id} has no item`)
  const price = item.price.unit_amount ?? 0
  const discounted = discountsOf(context.state, subscription, price)
  const amount = price - discounted.reduce((sum, each) => sum + each.amount, 0)
  const period = { start: item.current_period_start, end: item.current_period_end }
  const id = createId('in')
  const status = reason === 'subscription_create' ? 'open' : 'draft'
  const invoice = {
    id,
    object: 'invoice',
    account_country: 'JP',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: context.now(),
    currency: subscription.currency,
    custom_fields: null,
    customer: toId(subscription.customer),
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discounted.map(({ discount }) => discount),
    due_date: null,
    effective_at: context.now(),
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null as string | null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: [lineOf(id, subscription, item, { period, discounted })],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${createRandomText(8).toUpperCase()}-0001`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: structuredClone(subscription.metadata),
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status,
    status_transitions: {
      finalized_at: status === 'open' ? context.now() : null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: price,
    subtotal_excluding_tax: price,
    test_clock: null,
    total: amount,
    total_discount_amounts: discounted,
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } satisfies Stripe.Invoice
  if (status === 'open') invoice.hosted_invoice_url = hostedPageOf(context, id)
  context.state.invoices[id] = invoice
  recordEvent(context, 'invoice.created', invoice)
  return invoice
}

/** Returns the URL of the invoice's hosted page, which exists once the invoice is finalized. */
const hostedPageOf = ({ origin }: ActionContext, id: string) => `${origin}/invoices/${id}`

interface Discounted {
  discount: string
  amount: number
}

function discountsOf(state: StripeState, { discounts }: Stripe.Subscription, price: number): Discounted[] {
  return discounts.map((each) => {
    const { id, amount_off: amountOff } = requireObject(state.discounts, 'discount', toId(each))
    return { discount: id, amount: limitDiscount(amountOff, price) }
  })
}

function lineOf(
  invoice: string,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  { period, discounted }: { period: Stripe.InvoiceLineItem.Period; discounted: Discounted[] },
): Stripe.InvoiceLineItem {
  const amount = item.price.unit_amount ?? 0
  return {
    id: createId('il'),
    object: 'line_item',
    amount,
    currency: item.price.currency,
    description: 'Subscription',
    discount_amounts: structuredClone(discounted),
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: structuredClone(subscription.metadata),
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: toId(item.price.product) },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

/** Stores that this PaymentIntent pays the invoice. */
export function attachPayment(
  context: ActionContext,
  invoice: Stripe.Invoice & { id: string },
  paymentIntent: string,
): void {
  const payment = {
    id: createId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: context.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies Stripe.InvoicePayment
  context.state.invoicePayments[payment.id] = payment
}

/** Marks the invoice of a succeeded payment as paid. Undefined if the payment belongs to no invoice. */
export function markInvoicePaid(
  context: ActionContext,
  intent: Stripe.PaymentIntent,
): Stripe.Invoice | undefined {
  const payment = findInvoicePayment(context.state, intent.id)
  if (payment === undefined) return undefined
  const invoice = requireObject(context.state.invoices, 'invoice', toId(payment.invoice))
  payment.status = 'paid'
  payment.amount_paid = intent.amount_received
  payment.status_transitions.paid_at = context.now()
  invoice.status = 'paid'
  invoice.attempted = true
  invoice.attempt_count += 1
  invoice.amount_paid = intent.amount_received
  invoice.amount_remaining = 0
  invoice.status_transitions.paid_at = context.now()
  recordEvent(context, 'invoice_payment.paid', payment)
  recordEvent(context, 'invoice.paid', invoice)
  recordEvent(context, 'invoice.payment_succeeded', invoice)
  return invoice
}

/** Stops automatic collection after the subscription has ended. The customer can still pay the invoice. */
export function stopCollection(context: ActionContext, invoice: Stripe.Invoice): void {
  invoice.auto_advance = false
  invoice.next_payment_attempt = null
  recordEvent(context, 'invoice.updated', invoice, { auto_advance: true })
}

/** Voids the invoice and cancels its payment. */
export function voidInvoice(context: ActionContext, invoice: Stripe.Invoice): void {
  invoice.status = 'void'
  invoice.next_payment_attempt = null
  invoice.status_transitions.voided_at = context.now()
  for (const payment of Object.values(context.state.invoicePayments)) {
    if (payment.invoice === invoice.id && payment.status === 'open') cancelPayment(context, payment)
  }
  recordEvent(context, 'invoice.voided', invoice)
}

function cancelPayment(context: ActionContext, payment: Stripe.InvoicePayment): void {
  payment.status = 'canceled'
  payment.status_transitions.canceled_at = context.now()
  const intent = context.state.paymentIntents[toId(payment.payment.payment_intent ?? null)]
  if (intent === undefined || intent.status === 'succeeded') return
  intent.status = 'canceled'
  intent.canceled_at = context.now()
  intent.cancellation_reason = 'void_invoice'
  recordEvent(context, 'payment_intent.canceled', intent)
}

export const requireInvoice = (call: ApiCall) => requireObject(call.state.invoices, 'invoice', call.id)

function finalizeByCall(call: ApiCall): Stripe.Invoice {
  const invoice = requireInvoice(call)
  const { auto_advance: advances } = readParameters(call.parameters, { auto_advance: booleanParameter })
  if (invoice.status !== 'draft')
    throw createInvalidRequestError(
      'This invoice is already finalized, you cannot re-finalize a non-draft invoice.',
      {
        code: 'invoice_not_editable',
      },
    )
  finalizeInvoice(call, invoice)
  if (advances !== undefined) invoice.auto_advance = advances
  return invoice
}

export function finalizeInvoice(context: ActionContext, invoice: Stripe.Invoice): void {
  invoice.status = 'open'
  invoice.hosted_invoice_url = hostedPageOf(context, invoice.id ?? '')
  invoice.status_transitions.finalized_at = context.now()
  recordEvent(context, 'invoice.finalized', invoice)
}

/** Voids the invoice of a call. A subscription becomes active if it was past due only because of this invoice. */
function voidByCall(call: ApiCall): Stripe.Invoice {
  const invoice = requireInvoice(call)
  if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
    throw createInvalidRequestError(`You can only pass in open invoices. This invoice isn't open.`)
  voidInvoice(call, invoice)
  const subscription = Object.values(call.state.subscriptions).find(
    ({ latest_invoice: latest }) => latest === invoice.id,
  )
  if (subscription?.status === 'past_due') {
    subscription.status = 'active'
    recordEvent(call, 'customer.subscription.updated', subscription, { status: 'past_due' })
  }
  return invoice
}

export function findInvoicePayment(
  state: StripeState,
  paymentIntent: string,
): Stripe.InvoicePayment | undefined {
  return Object.values(state.invoicePayments).find(({ payment }) => payment.payment_intent === paymentIntent)
}

export function findPaymentOfInvoice(
  state: StripeState,
  invoiceId: string,
): Stripe.InvoicePayment | undefined {
  return Object.values(state.invoicePayments).find(
    ({ invoice, status }) => invoice === invoiceId && status !== 'canceled',
  )
}

const paymentsShape = {
  ...paginationShape,
  invoice: textParameter,
  status: enumParameter('canceled', 'open', 'paid'),
  payment: hashParameter({
    type: requiredParameter(enumParameter('payment_intent')),
    payment_intent: textParameter,
  }),
}

export const invoiceRoutes: ApiRoute[] = [
  createListRoute(
    '/v1/invoices',
    'invoice',
    // Stripe's type allows invoices without an id, but only previews have none. Stored invoices always have one.
    (state: StripeState) => Object.values(state.invoices) as (Stripe.Invoice & { id: string })[],
    'customer',
    'status',
  ),
  { method: 'GET', path: '/v1/invoices/:id', answer: requireInvoice },
  { method: 'POST', path: '/v1/invoices/:id/finalize', answer: finalizeByCall },
  { method: 'POST', path: '/v1/invoices/:id/void', answer: voidByCall },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    answer: (call) => {
      const { invoice, status, payment, ...page } = readParameters(call.parameters, paymentsShape)
      const found = Object.values(call.state.invoicePayments).filter(
        (each) =>
          (invoice === undefined || each.invoice === invoice) &&
          (status === undefined || each.status === status) &&
          (payment?.payment_intent === undefined || each.payment.payment_intent === payment.payment_intent),
      )
      return toListPage('/v1/invoice_payments', 'invoice_payment', found, page)
    },
  },
]
