import type Stripe from 'stripe'
import { createPaymentIntent } from '../objects/create-payment-intent.ts'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { toId } from '../protocol/ids.ts'
import { attachPayment, finalizeInvoice, findPaymentOfInvoice, requireInvoice } from '../objects/invoices.ts'
import { attemptPayment } from '../objects/payment-attempt.ts'
import { findOffSessionPaymentMethod, resolvePaymentMethod } from '../objects/payment-methods.ts'
import { readParameters, textParameter } from '../protocol/parameters.ts'
import type { ApiCall, ActionContext, ApiRoute } from '../state/context.ts'

interface Payer {
  method: Stripe.PaymentMethod
  /** Whether the buyer is absent and can't complete a 3-D Secure challenge. */
  offSession: boolean
}

/** Pays an invoice. All attempts use the invoice's one payment. Throws a decline. */
export function payInvoice(
  context: ActionContext,
  invoice: Stripe.Invoice,
  { method, offSession }: Payer,
): Stripe.PaymentIntent {
  const returnUrl = invoice.hosted_invoice_url ?? null
  const how = { method, returnUrl, inBrowser: false, offSession, refuseAction: false }
  return attemptPayment(context, paymentOf(context, invoice), how)
}

function paymentOf(context: ActionContext, invoice: Stripe.Invoice): Stripe.PaymentIntent {
  const id = invoice.id ?? ''
  const known = findPaymentOfInvoice(context.state, id)
  if (known !== undefined)
    return requireObject(
      context.state.paymentIntents,
      'payment_intent',
      toId(known.payment.payment_intent ?? null),
    )
  const intent = createPaymentIntent({
    ...context,
    id: '',
    clientSecret: undefined,
    keyKind: 'secret',
    parameters: {
      amount: String(invoice.amount_due),
      currency: invoice.currency,
      customer: toId(invoice.customer),
      description: 'Subscription update',
      allowed_payment_method_types: { 0: 'card' },
    },
  })
  attachPayment(context, { ...invoice, id }, intent.id)
  return intent
}

/** Returns whether an invoice can be paid: it is open or uncollectible (https://docs.stripe.com/invoicing/overview). */
export const isPayableInvoice = ({ status }: Stripe.Invoice): boolean =>
  status === 'open' || status === 'uncollectible'

/** Pays the invoice of a call. Finalizes it first if it is a draft. */
function payByCall(call: ApiCall): Stripe.Invoice {
  const invoice = requireInvoice(call)
  const { payment_method: named } = readParameters(call.parameters, { payment_method: textParameter })
  if (invoice.status === 'draft') finalizeInvoice(call, invoice)
  if (!isPayableInvoice(invoice))
    throw createInvalidRequestError(
      invoice.status === 'paid'
        ? 'Invoice is already paid'
        : `This invoice can't be paid: it is ${invoice.status}.`,
    )
  const method = named === undefined ? defaultMethodOf(call, invoice) : resolvePaymentMethod(call, named)
  payInvoice(call, invoice, { method, offSession: true })
  return invoice
}

function defaultMethodOf(call: ApiCall, { parent }: Stripe.Invoice): Stripe.PaymentMethod {
  const id = toId(parent?.subscription_details?.subscription ?? null)
  const subscription = requireObject(call.state.subscriptions, 'subscription', id)
  return findOffSessionPaymentMethod(call, toId(subscription.default_payment_method))
}

export const payInvoiceRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/invoices/:id/pay', answer: payByCall },
]
