import type { FastifyInstance, FastifyReply } from 'fastify'
import type Stripe from 'stripe'
import { findPortalConfiguration } from '../account/portal-configurations.ts'
import { requireCustomer } from '../objects/customers.ts'
import { requireObject } from '../protocol/errors.ts'
import { recordEvent } from '../objects/events.ts'
import type { FormObject } from '../protocol/form-encoding.ts'
import { escapeHtml } from '../protocol/html.ts'
import { toId, createId } from '../protocol/ids.ts'
import { formatMoney } from '../protocol/money.ts'
import { enumParameter, readParameters, requiredParameter, textParameter } from '../protocol/parameters.ts'
import { createPaymentMethod } from '../objects/payment-methods.ts'
import { type StripeFake, createCallContext } from '../state/stripe-fake.ts'
import type { ApiCall, ApiRoute, ActionContext } from '../state/context.ts'
import { setCancelAtPeriodEnd } from '../objects/subscriptions.ts'
import { findTestCardByNumber, testCards } from '../state/test-cards.ts'

const createShape = {
  customer: requiredParameter(textParameter),
  configuration: textParameter,
  return_url: textParameter,
  locale: enumParameter('auto', 'en', 'ja'),
}

function createPortalSession(call: ApiCall): Stripe.BillingPortal.Session {
  const given = readParameters(call.parameters, createShape)
  const { id: customer } = requireCustomer(call.state, given.customer, { param: 'customer', status: 400 })
  const id = createId('bps')
  const session = {
    id,
    object: 'billing_portal.session',
    configuration: findPortalConfiguration(call, given.configuration).id,
    created: call.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: given.locale ?? null,
    on_behalf_of: null,
    return_url: given.return_url ?? null,
    url: `${call.origin}/p/session/${id}`,
  } satisfies Stripe.BillingPortal.Session
  call.state.portalSessions[id] = session
  return session
}

export const billingPortalRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/billing_portal/sessions', answer: createPortalSession },
]

const texts = {
  en: {
    title: 'Stripe sandbox billing portal',
    none: 'No plan.',
    renews: 'Renews on',
    ends: 'Ends on',
    overdue: 'The last payment failed.',
    cancel: 'Cancel plan',
    keep: 'Renew plan',
    card: 'Card number',
    change: 'Change card',
    invoices: 'Invoices',
    back: 'Back to the shop',
  },
  ja: {
    title: 'Stripe サンドボックス請求ポータル',
    none: 'ご利用中のプランはありません。',
    renews: '次回更新日',
    ends: '終了日',
    overdue: '前回のお支払いに失敗しました。',
    cancel: 'プランを解約する',
    keep: '解約を取り消す',
    card: 'カード番号',
    change: 'カードを変更する',
    invoices: '請求書',
    back: 'ショップに戻る',
  },
}

type PageRequest = { Params: { id: string }; Body: FormObject }

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Adds the pages of the customer portal: plan, card and invoices. */
export function addBillingPortal(app: FastifyInstance, sandbox: StripeFake): void {
  const { state, save } = sandbox.store
  const path = '/p/session/:id'
  const sessionOf = (id: string) => requireObject(state.portalSessions, 'billing_portal.session', id)
  const send = (reply: FastifyReply, session: Stripe.BillingPortal.Session) =>
    reply
      .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy })
      .send(portalPage(state, session))

  app.get<PageRequest>(path, ({ params }, reply) => send(reply, sessionOf(params.id)))

  app.post<PageRequest>(path, async ({ params, body, protocol, host }, reply) => {
    const session = sessionOf(params.id)
    const context = createCallContext(sandbox, `${protocol}://${host}`, { id: null, idempotency_key: null })
    act(context, session, body)
    await save()
    sandbox.taskQueue.wake()
    return reply.redirect(session.url, 303)
  })
}

function act(context: ActionContext, session: Stripe.BillingPortal.Session, form: FormObject): void {
  const subscription = planOf(context.state, session.customer)
  if (subscription === undefined) return
  const offered = featuresOf(context.state, session)
  const action = form['action']
  if (offered.subscription_cancel.enabled && (action === 'cancel' || action === 'keep'))
    setCancelAtPeriodEnd(context, subscription, action === 'cancel')
  const number = typeof form['number'] === 'string' ? form['number'].replaceAll(/\s/g, '') : ''
  const card = findTestCardByNumber(number)
  if (offered.payment_method_update.enabled && card !== undefined)
    subscription.default_payment_method = createPaymentMethod(context, card).id
  recordEvent(context, 'customer.subscription.updated', subscription)
}

function featuresOf(state: ActionContext['state'], { configuration: named }: Stripe.BillingPortal.Session) {
  const id = typeof named === 'string' ? named : named.id
  return requireObject(state.portalConfigurations, 'configuration', id).features
}

function planOf(state: ActionContext['state'], customer: string): Stripe.Subscription | undefined {
  return Object.values(state.subscriptions).findLast(
    (each) => each.customer === customer && (each.status === 'active' || each.status === 'past_due'),
  )
}

function portalPage(state: ActionContext['state'], session: Stripe.BillingPortal.Session): string {
  const language = session.locale === 'ja' ? 'ja' : 'en'
  const text = texts[language]
  const subscription = planOf(state, session.customer)
  const offered = featuresOf(state, session)
  const invoices = Object.values(state.invoices)
    .filter(({ customer }) => customer !== null && toId(customer) === session.customer)
    .map(({ amount_due: amount, currency, status, created }) => {
      const day = new Date(created * 1000).toISOString().slice(0, 10)
      return `<li>${day} ${formatMoney(amount, currency)} ${status ?? ''}</li>`
    })
  const back =
    session.return_url === null ? '' : `<p><a href="${escapeHtml(session.return_url)}">${text.back}</a></p>`
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text.title}</title>
<link rel="stylesheet" href="/stripe-js/frame.css">
<body><main class="hosted"><h1>${text.title}</h1>
${subscription === undefined ? `<p>${text.none}</p>` : planSection(subscription, offered, text)}
${offered.invoice_history.enabled ? `<h2>${text.invoices}</h2><ul>${invoices.toReversed().join('')}</ul>` : ''}
${back}</main></body>
</html>`
}

function planSection(
  subscription: Stripe.Subscription,
  offered: Stripe.BillingPortal.Configuration['features'],
  text: (typeof texts)['en'],
): string {
  const [item] = subscription.items.data
  const end = new Date((item?.current_period_end ?? 0) * 1000).toISOString().slice(0, 10)
  const cancels = subscription.cancel_at_period_end
  const amount = formatMoney(item?.price.unit_amount ?? 0, subscription.currency)
  const cards = testCards.map(
    ({ number, result }) => `<option value="${number}">${escapeHtml(result)}</option>`,
  )
  return `<p class="amount">Pro ${amount}</p>
<p>${cancels ? text.ends : text.renews} ${end}</p>
${subscription.status === 'past_due' ? `<p class="problem">${text.overdue}</p>` : ''}
${offered.subscription_cancel.enabled ? `<form method="post"><button name="action" value="${cancels ? 'keep' : 'cancel'}">${cancels ? text.keep : text.cancel}</button></form>` : ''}
${
  offered.payment_method_update.enabled
    ? `<form method="post"><label>${text.card}<input name="number" list="cards" inputmode="numeric" required></label>
<datalist id="cards">${cards.join('')}</datalist><button>${text.change}</button></form>`
    : ''
}`
}
