import { createInvalidRequestError } from '../protocol/errors.ts'
import type { StripeState, ObjectTable } from '../state/state.ts'

const deepest = 4

type StripeObject = Record<string, unknown>
type Expansion = (state: StripeState, object: StripeObject, id: unknown) => unknown

const from =
  (tableOf: (state: StripeState) => ObjectTable<object>): Expansion =>
  (state, _object, id) =>
    typeof id === 'string' ? structuredClone(tableOf(state)[id] ?? null) : id

const customer = from((state) => state.customers)
const charge = from((state) => state.charges)
const paymentIntent = from((state) => state.paymentIntents)
const paymentMethod = from((state) => state.paymentMethods)

const refundsOf: Expansion = (state, { id }) => ({
  object: 'list',
  data: structuredClone(Object.values(state.refunds).filter((refund) => refund.charge === id)).toReversed(),
  has_more: false,
  url: `/v1/charges/${String(id)}/refunds`,
})

const paymentsOf: Expansion = (state, { id }) => ({
  object: 'list',
  data: structuredClone(Object.values(state.invoicePayments).filter((payment) => payment.invoice === id)),
  has_more: false,
  url: `/v1/invoices/${String(id)}/payments`,
})

const invoice = from((state) => state.invoices)
const subscription = from((state) => state.subscriptions)

/** Returns the client secret with which a browser can pay an open invoice. */
const confirmationSecret: Expansion = (state, { id }) => {
  const payment = Object.values(state.invoicePayments).find((each) => each.invoice === id)
  const paid = payment?.payment.payment_intent
  const intent = typeof paid === 'string' ? state.paymentIntents[paid] : undefined
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}

/** Expandable fields by type of object. */
const expansions: Record<string, Record<string, Expansion>> = {
  payment_intent: { customer, latest_charge: charge, payment_method: paymentMethod },
  charge: { customer, payment_intent: paymentIntent, refunds: refundsOf },
  refund: { charge, customer, payment_intent: paymentIntent, payment_method: paymentMethod },
  dispute: { charge, payment_intent: paymentIntent },
  payment_method: { customer },
  'checkout.session': { customer, invoice, payment_intent: paymentIntent, subscription },
  subscription: { customer, default_payment_method: paymentMethod, latest_invoice: invoice },
  invoice: { confirmation_secret: confirmationSecret, customer, payments: paymentsOf },
  invoice_payment: { invoice },
}

/** Returns a copy of the response in which the requested fields are expanded to objects. */
export function expandFields(state: StripeState, answer: object, paths: string[]): object {
  const copy = structuredClone(answer)
  for (const path of paths) {
    const names = path.split('.')
    if (names.length > deepest) {
      throw createInvalidRequestError(`You cannot expand more than ${deepest} levels of a property`, {
        param: 'expand',
      })
    }
    expandAt(state, copy, names, path)
  }
  return copy
}

function expandAt(state: StripeState, value: unknown, [name, ...rest]: string[], path: string): void {
  if (name === undefined || value === null) return
  if (!isObject(value)) throw cannotExpand(path)
  const expansion = expansions[String(value['object'])]?.[name]
  if (expansion) {
    value[name] = isObject(value[name]) ? value[name] : expansion(state, value, value[name])
    expandAt(state, value[name], rest, path)
  } else if (Array.isArray(value[name])) {
    for (const each of value[name]) expandAt(state, each, rest, path)
  } else if (isObject(value[name]) && rest.length > 0) {
    expandAt(state, value[name], rest, path)
  } else {
    throw cannotExpand(path)
  }
}

const isObject = (value: unknown): value is StripeObject => typeof value === 'object' && value !== null

const cannotExpand = (path: string) =>
  createInvalidRequestError(`This property cannot be expanded (${path}).`, { param: 'expand' })
