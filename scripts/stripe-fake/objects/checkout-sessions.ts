import type Stripe from 'stripe'
import { findCoupon, discountsParameter, calculateAmountDue } from './coupons.ts'
import { requireCustomerCurrency } from './customer-currency.ts'
import { requireCustomer } from './customers.ts'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { createRandomText } from '../protocol/ids.ts'
import { createListRoute } from '../protocol/lists.ts'
import { changeMetadata, metadataParameter } from '../protocol/metadata.ts'
import {
  booleanParameter,
  hashParameter,
  integerParameter,
  listParameter,
  enumParameter,
  readParameters,
  requiredParameter,
  textParameter,
} from '../protocol/parameters.ts'
import { rejectUnsupportedMethods } from './payment-intent-parameters.ts'
import { priceDataParameter, storeInlinePrice } from './products.ts'
import type { ApiCall, ApiRoute, ActionContext } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

const dayInSeconds = 24 * 60 * 60

const createShape = {
  mode: requiredParameter(enumParameter('payment', 'subscription')),
  line_items: requiredParameter(
    listParameter(
      hashParameter({ price_data: requiredParameter(priceDataParameter), quantity: integerParameter }),
    ),
  ),
  customer: textParameter,
  customer_email: textParameter,
  client_reference_id: textParameter,
  metadata: metadataParameter,
  payment_intent_data: hashParameter({ metadata: metadataParameter, description: textParameter }),
  subscription_data: hashParameter({ metadata: metadataParameter, description: textParameter }),
  discounts: discountsParameter,
  adaptive_pricing: hashParameter({ enabled: booleanParameter }),
  custom_text: hashParameter({ submit: hashParameter({ message: requiredParameter(textParameter) }) }),
  locale: enumParameter('auto', 'en', 'ja'),
  allowed_payment_method_types: listParameter(textParameter),
  success_url: requiredParameter(textParameter),
  cancel_url: textParameter,
  expires_at: integerParameter,
}

function createSession(call: ApiCall): Stripe.Checkout.Session {
  const given = readParameters(call.parameters, createShape)
  const { mode, customer, customer_email: email } = given
  rejectUnsupportedMethods(given.allowed_payment_method_types)
  if (customer !== undefined && email !== undefined) {
    throw createInvalidRequestError(
      'You may only specify one of these parameters: customer, customer_email.',
      {
        code: 'parameters_exclusive',
      },
    )
  }
  if (customer !== undefined) requireCustomer(call.state, customer, { param: 'customer', status: 400 })
  refuseDataOfOtherMode(mode, given)
  const [item, ...others] = given.line_items
  if (item === undefined || others.length > 0)
    throw createInvalidRequestError('This fake sells one thing at a time.', { param: 'line_items' })
  const price = storeInlinePrice(call, item.price_data, 'line_items[0][price_data]')
  if (mode === 'payment' && price.recurring !== null) {
    throw createInvalidRequestError(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param: 'mode' },
    )
  }
  if (mode === 'subscription' && price.recurring === null) {
    throw createInvalidRequestError('You must provide at least one recurring price in `subscription` mode.', {
      param: 'line_items',
    })
  }
  if (mode === 'subscription' && customer !== undefined)
    requireCustomerCurrency(call.state, requireCustomer(call.state, customer), price.currency)
  const coupon = findCoupon(call, given.discounts, price.currency)
  const due = calculateAmountDue(coupon, price)
  const id = `cs_test_${createRandomText(58)}`
  const session = {
    id,
    object: 'checkout.session',
    // Stripe's dashboard enables adaptive pricing by default.
    adaptive_pricing: { enabled: given.adaptive_pricing?.enabled ?? true },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount_subtotal: price.unit_amount,
    amount_total: due,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: call.now(),
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: given.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    customer: customer ?? null,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: email ?? null,
    discounts: coupon === undefined ? [] : [{ coupon: coupon.id, promotion_code: null }],
    expires_at: given.expires_at ?? call.now() + dayInSeconds,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: changeMetadata({}, given.metadata),
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: given.success_url,
    total_details: { amount_discount: (price.unit_amount ?? 0) - due, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${call.origin}/c/pay/${id}`,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session
  const data = mode === 'payment' ? given.payment_intent_data : given.subscription_data
  call.state.checkoutSessions[id] = session
  call.state.sessionOffers[id] = {
    price: price.id,
    name: nameOf(call.state, price),
    description: data?.description ?? null,
    metadata: changeMetadata({}, data?.metadata),
    coupon: coupon?.id ?? null,
    attempt: null,
  }
  return session
}

function refuseDataOfOtherMode(
  mode: 'payment' | 'subscription',
  given: { payment_intent_data?: unknown; subscription_data?: unknown },
): void {
  const other = mode === 'payment' ? 'subscription_data' : 'payment_intent_data'
  if (given[other] === undefined) return
  throw createInvalidRequestError(`You can not pass \`${other}\` in \`${mode}\` mode.`, { param: other })
}

function nameOf(state: StripeState, { product }: Stripe.Price): string {
  return state.products[typeof product === 'string' ? product : product.id]?.name ?? ''
}

const requireSession = (call: ApiCall) =>
  requireObject(call.state.checkoutSessions, 'checkout.session', call.id)

function expireSession(call: ApiCall): Stripe.Checkout.Session {
  const session = requireSession(call)
  if (session.status !== 'open') {
    throw createInvalidRequestError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  return expireCheckoutSession(call, session)
}

/** Expires a session, so that it can't be paid. */
export function expireCheckoutSession(
  context: ActionContext,
  session: Stripe.Checkout.Session,
): Stripe.Checkout.Session {
  session.status = 'expired'
  session.url = null
  recordEvent(context, 'checkout.session.expired', session)
  return session
}

/** Marks a session as complete, and stores the resulting payment or subscription. */
export function completeCheckoutSession(
  context: ActionContext,
  session: Stripe.Checkout.Session,
  email: string,
  led: Partial<Pick<Stripe.Checkout.Session, 'payment_intent' | 'subscription' | 'invoice'>>,
): void {
  Object.assign(session, led, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  } satisfies Partial<Stripe.Checkout.Session>)
  recordEvent(context, 'checkout.session.completed', session)
}

/** Returns the success URL with `{CHECKOUT_SESSION_ID}` replaced. Other spellings of the placeholder are unchanged. */
export function buildSuccessUrl({ success_url: url, id }: Stripe.Checkout.Session): string {
  return (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)
}

export const checkoutSessionRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/checkout/sessions', answer: createSession },
  createListRoute(
    '/v1/checkout/sessions',
    'checkout.session',
    (state: StripeState) => Object.values(state.checkoutSessions),
    'customer',
    'status',
    'payment_intent',
    'subscription',
  ),
  { method: 'GET', path: '/v1/checkout/sessions/:id', answer: requireSession },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', answer: expireSession },
]
