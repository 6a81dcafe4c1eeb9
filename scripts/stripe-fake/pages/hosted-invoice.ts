import type { FastifyInstance, FastifyReply } from 'fastify'
import type Stripe from 'stripe'
import { isPayableInvoice, payInvoice } from './pay-invoice.ts'
import { createPaymentMethod } from '../objects/payment-methods.ts'
import { requireObject, StripeApiError } from '../protocol/errors.ts'
import type { FormObject } from '../protocol/form-encoding.ts'
import { escapeHtml } from '../protocol/html.ts'
import { formatMoney } from '../protocol/money.ts'
import { type StripeFake, createCallContext } from '../state/stripe-fake.ts'
import { findTestCardByNumber, notATestCardDecline } from '../state/test-cards.ts'

type PageRequest = { Params: { id: string }; Body: FormObject }

const policy = "default-src 'none'; style-src 'self'; form-action *; base-uri 'none'; frame-ancestors 'none'"

/** Adds the page of an invoice. It can be paid until it is voided, even after its subscription has ended. */
export function addHostedInvoice(app: FastifyInstance, sandbox: StripeFake): void {
  const { state, save } = sandbox.store
  const invoiceOf = (id: string) => requireObject(state.invoices, 'invoice', id)

  app.get<PageRequest>('/invoices/:id', ({ params }, reply) => send(reply, invoicePage(invoiceOf(params.id))))

  app.post<PageRequest>('/invoices/:id', async ({ params, body, protocol, host }, reply) => {
    const invoice = invoiceOf(params.id)
    const context = createCallContext(sandbox, `${protocol}://${host}`, { id: null, idempotency_key: null })
    const number = typeof body['number'] === 'string' ? body['number'].replaceAll(/\s/g, '') : ''
    if (!isPayableInvoice(invoice)) return send(reply.code(400), invoicePage(invoice))
    const problem = attempt(() => {
      const card = findTestCardByNumber(number)
      if (card === undefined) throw new StripeApiError(402, notATestCardDecline)
      return payInvoice(context, invoice, { method: createPaymentMethod(context, card), offSession: false })
    })
    await save()
    sandbox.taskQueue.wake()
    if (problem !== undefined) return send(reply.code(402), invoicePage(invoice, problem))
    return reply.redirect(`/invoices/${params.id}`, 303)
  })
}

/** Runs a payment and returns the message of its decline. Undefined if the card was charged or requires a challenge. */
function attempt(pay: () => unknown): string | undefined {
  try {
    pay()
    return undefined
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error
    return error.message
  }
}

function invoicePage(invoice: Stripe.Invoice, problem?: string): string {
  const amount = formatMoney(invoice.amount_due, invoice.currency)
  const form = `<form method="post">
<label>Card number<input name="number" required inputmode="numeric" autocomplete="cc-number"></label>
<button class="primary">Pay ${amount}</button>
</form>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stripe sandbox invoice</title>
<link rel="stylesheet" href="/stripe-js/frame.css">
<body><main class="hosted"><h1>Stripe sandbox invoice</h1>
<p class="amount">${amount}</p>
<p>${escapeHtml(invoice.number ?? '')}: ${invoice.status ?? ''}</p>
${problem === undefined ? '' : `<p role="alert" class="problem">${escapeHtml(problem)}</p>`}
${isPayableInvoice(invoice) ? form : ''}</main></body>
</html>`
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy })
    .send(html)
}
