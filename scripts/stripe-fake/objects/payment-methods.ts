import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject, StripeApiError } from '../protocol/errors.ts'
import { createId, createRandomText } from '../protocol/ids.ts'
import { createListRoute } from '../protocol/lists.ts'
import {
  hashParameter,
  ignoredParameter,
  integerParameter,
  enumParameter,
  type ParameterValues,
  readParameters,
  requiredParameter,
  textParameter,
} from '../protocol/parameters.ts'
import type { ApiCall, ApiRoute, ActionContext } from '../state/context.ts'
import {
  findTestCard,
  findTestCardByNumber,
  notATestCardDecline,
  type TestCard,
} from '../state/test-cards.ts'

const methodShape = {
  type: requiredParameter(enumParameter('card')),
  card: requiredParameter(
    hashParameter({
      number: textParameter,
      exp_month: integerParameter,
      exp_year: integerParameter,
      cvc: textParameter,
      token: textParameter,
    }),
  ),
  billing_details: ignoredParameter,
}
export const paymentMethodDataParameter = hashParameter(methodShape)

type MethodParameters = ParameterValues<typeof methodShape>

const nextYear = (context: ActionContext) => new Date(context.now() * 1000).getUTCFullYear() + 1

export function createPaymentMethod(context: ActionContext, card: TestCard, expiry?: [number, number]) {
  const [month, year] = expiry ?? [12, nextYear(context)]
  const method = {
    id: createId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: card.country,
      display_brand: card.brand,
      exp_month: month,
      exp_year: year,
      fingerprint: createRandomText(16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: context.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod
  context.state.paymentMethods[method.id] = method
  context.state.testCards[method.id] = card.id
  return method
}

/** Returns the payment method with an id. For a test id such as `pm_card_visa`, creates a new one. */
export function resolvePaymentMethod(context: ActionContext, id: string): Stripe.PaymentMethod {
  const card = findTestCard(id)
  if (card) return createPaymentMethod(context, card)
  return requireObject(context.state.paymentMethods, 'PaymentMethod', id, {
    param: 'payment_method',
    status: 400,
  })
}

/** Returns the saved card of an off-session charge. */
export function findOffSessionPaymentMethod(context: ActionContext, id: string): Stripe.PaymentMethod {
  return requireObject(context.state.paymentMethods, 'PaymentMethod', id)
}

/** Creates a payment method from the data of the card form. */
export function createTypedPaymentMethod(call: ApiCall, { card }: MethodParameters): Stripe.PaymentMethod {
  if (card.number === undefined) throw createInvalidRequestError('Missing required param: card[number].')
  if (call.keyKind === 'secret') {
    throw new StripeApiError(402, {
      type: 'invalid_request_error',
      message:
        'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
    })
  }
  const known = findTestCardByNumber(card.number)
  if (!known) throw new StripeApiError(402, notATestCardDecline)
  return createPaymentMethod(call, known, [card.exp_month ?? 12, card.exp_year ?? nextYear(call)])
}

export function findCardOfMethod(context: ActionContext, method: Stripe.PaymentMethod): TestCard {
  const card = findTestCard(context.state.testCards[method.id] ?? '')
  if (!card) throw new Error(`No test card stands behind ${method.id}`)
  return card
}

/** Attaches a payment method to a customer: https://docs.stripe.com/api/payment_methods/attach */
function attachPaymentMethod(call: ApiCall): Stripe.PaymentMethod {
  const { customer } = readParameters(call.parameters, { customer: requiredParameter(textParameter) })
  const method = resolvePaymentMethod(call, call.id)
  if (method.customer !== null)
    throw createInvalidRequestError(
      'The payment method you provided has already been attached to a customer.',
    )
  method.customer = customer
  return method
}

/** Detaches a payment method from its customer, who can't be charged with it any more. */
function detachPaymentMethod(call: ApiCall): Stripe.PaymentMethod {
  const method = requireObject(call.state.paymentMethods, 'PaymentMethod', call.id, {
    param: 'payment_method',
  })
  if (method.customer === null)
    throw createInvalidRequestError(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  method.customer = null
  return method
}

export const paymentMethodRoutes: ApiRoute[] = [
  createListRoute<Stripe.PaymentMethod>(
    '/v1/payment_methods',
    'PaymentMethod',
    (state) => Object.values(state.paymentMethods),
    'customer',
    'type',
  ),
  { method: 'POST', path: '/v1/payment_methods/:id/attach', answer: attachPaymentMethod },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', answer: detachPaymentMethod },
  {
    method: 'POST',
    path: '/v1/payment_methods',
    fromBrowser: true,
    answer: (call) => createTypedPaymentMethod(call, readParameters(call.parameters, methodShape)),
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    answer: (call) =>
      requireObject(call.state.paymentMethods, 'PaymentMethod', call.id, { param: 'payment_method' }),
  },
]
