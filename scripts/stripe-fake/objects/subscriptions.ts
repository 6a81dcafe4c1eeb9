import type Stripe from 'stripe'
import { createPaymentIntent } from './create-payment-intent.ts'
import { findCoupon, discountsParameter, calculateAmountDue, redeemCoupon } from './coupons.ts'
import { bindCustomerCurrency } from './customer-currency.ts'
import { requireCustomer } from './customers.ts'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { createId } from '../protocol/ids.ts'
import { attachPayment, createInvoice } from './invoices.ts'
import { toListPage, paginationShape } from '../protocol/lists.ts'
import { changeMetadata, metadataParameter, type MetadataChange } from '../protocol/metadata.ts'
import {
  booleanParameter,
  emptyableParameter,
  hashParameter,
  ignoredParameter,
  integerParameter,
  listParameter,
  enumParameter,
  readParameters,
  requiredParameter,
  textParameter,
} from '../protocol/parameters.ts'
import { priceDataParameter, storeInlinePrice } from './products.ts'
import type { ApiCall, ApiRoute, ActionContext } from '../state/context.ts'
import { endSubscription, addOneMonth } from './subscription-lifecycle.ts'

const itemShape = hashParameter({
  price_data: requiredParameter(priceDataParameter),
  quantity: integerParameter,
})

const createShape = {
  customer: requiredParameter(textParameter),
  items: requiredParameter(listParameter(itemShape)),
  metadata: metadataParameter,
  payment_behavior: requiredParameter(enumParameter('default_incomplete')),
  payment_settings: ignoredParameter,
  discounts: discountsParameter,
}

function createSubscription(call: ApiCall): Stripe.Subscription {
  const given = readParameters(call.parameters, createShape)
  const customer = requireCustomer(call.state, given.customer, { param: 'customer', status: 400 })
  const [item] = given.items
  if (item === undefined || given.items.length > 1) {
    throw createInvalidRequestError('This fake sells subscriptions of one item.', { param: 'items' })
  }
  const price = storeInlinePrice(call, item.price_data, 'items[0][price_data]')
  const coupon = findCoupon(call, given.discounts, price.currency)
  return createIncompleteSubscription(call, customer, { price, coupon, metadata: given.metadata })
}

interface Begun {
  price: Stripe.Price
  coupon: Stripe.Coupon | undefined
  metadata: MetadataChange | undefined
}

/** Creates a subscription. It is incomplete until its first invoice is paid. */
export function createIncompleteSubscription(
  call: ApiCall,
  customer: Stripe.Customer,
  { price, coupon, metadata: given }: Begun,
): Stripe.Subscription {
  if (price.recurring === null) {
    throw createInvalidRequestError(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      { param: 'items[0][price]' },
    )
  }
  calculateAmountDue(coupon, price)
  bindCustomerCurrency(call.state, customer, price.currency)
  const subscription = makeSubscription(call, customer, price, changeMetadata({}, given))
  if (coupon !== undefined) {
    const discount = redeemCoupon(call, coupon, { subscription: subscription.id, customer: customer.id })
    subscription.discounts.push(discount.id)
  }
  const invoice = createInvoice(call, subscription, 'subscription_create')
  recordEvent(call, 'invoice.finalized', invoice)
  subscription.latest_invoice = invoice.id
  const intent = createPaymentIntent({
    ...call,
    parameters: {
      amount: String(invoice.amount_due),
      currency: invoice.currency,
      customer: customer.id,
      description: 'Subscription creation',
      setup_future_usage: 'off_session',
      allowed_payment_method_types: { 0: 'card' },
    },
  })
  attachPayment(call, invoice, intent.id)
  return subscription
}

function makeSubscription(
  context: ActionContext,
  customer: Stripe.Customer,
  price: Stripe.Price,
  given: Stripe.Metadata,
): Stripe.Subscription {
  const now = context.now()
  const id = createId('sub')
  const subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [itemOf(id, price, now)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: given,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null as Stripe.Subscription.PauseCollection | null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'on_subscription',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  } satisfies Stripe.Subscription
  context.state.subscriptions[id] = subscription
  recordEvent(context, 'customer.subscription.created', subscription)
  return subscription
}

function itemOf(subscription: string, price: Stripe.Price, now: number): Stripe.SubscriptionItem {
  return {
    id: createId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: addOneMonth(now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  }
}

/** Returns the price in the legacy plan format, which Stripe's responses still contain. */
function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: typeof price.product === 'string' ? price.product : price.product.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

const requireSubscription = (call: ApiCall) =>
  requireObject(call.state.subscriptions, 'subscription', call.id)

const updateShape = {
  cancel_at_period_end: booleanParameter,
  default_payment_method: textParameter,
  metadata: metadataParameter,
  pause_collection: emptyableParameter(
    hashParameter({
      behavior: requiredParameter(enumParameter('keep_as_draft', 'mark_uncollectible', 'void')),
      resumes_at: integerParameter,
    }),
  ),
}

function updateSubscription(call: ApiCall): Stripe.Subscription {
  const subscription = requireSubscription(call)
  const given = readParameters(call.parameters, updateShape)
  refuseEnded(subscription)
  const previous = {
    cancel_at_period_end: subscription.cancel_at_period_end,
    cancel_at: subscription.cancel_at,
    pause_collection: subscription.pause_collection,
  }
  if (given.pause_collection !== undefined)
    subscription.pause_collection = given.pause_collection && { resumes_at: null, ...given.pause_collection }
  subscription.metadata = changeMetadata(subscription.metadata, given.metadata)
  if (given.default_payment_method !== undefined)
    subscription.default_payment_method = given.default_payment_method
  if (given.cancel_at_period_end !== undefined)
    setCancelAtPeriodEnd(call, subscription, given.cancel_at_period_end)
  recordEvent(call, 'customer.subscription.updated', subscription, previous)
  return subscription
}

/** Schedules or revokes the cancellation at the end of the period. The subscription stays active until then. */
export function setCancelAtPeriodEnd(
  context: ActionContext,
  subscription: Stripe.Subscription,
  cancels: boolean,
): void {
  subscription.cancel_at_period_end = cancels
  subscription.cancel_at = cancels ? (subscription.items.data[0]?.current_period_end ?? null) : null
  subscription.canceled_at = cancels ? context.now() : null
}

function refuseEnded({ status }: Stripe.Subscription): void {
  if (status !== 'canceled' && status !== 'incomplete_expired') return
  throw createInvalidRequestError(
    'A canceled subscription can only update its cancellation_details and metadata.',
  )
}

const cancelShape = {
  prorate: booleanParameter,
  invoice_now: booleanParameter,
  cancellation_details: hashParameter({ comment: textParameter, feedback: textParameter }),
}

function cancelSubscription(call: ApiCall): Stripe.Subscription {
  const subscription = requireSubscription(call)
  const { cancellation_details: details } = readParameters(call.parameters, cancelShape)
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw createInvalidRequestError(`No such subscription: '${subscription.id}'`, {
      code: 'resource_missing',
      param: 'id',
      status: 404,
    })
  }
  subscription.cancellation_details = {
    comment: details?.comment ?? null,
    feedback: null,
    feedback_option: null,
    reason: 'cancellation_requested',
  }
  endSubscription(
    call,
    subscription,
    subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
  )
  return subscription
}

const listShape = {
  ...paginationShape,
  customer: textParameter,
  status: enumParameter(
    'active',
    'all',
    'canceled',
    'ended',
    'incomplete',
    'incomplete_expired',
    'past_due',
    'paused',
    'trialing',
    'unpaid',
  ),
}

export const subscriptionRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/subscriptions', answer: createSubscription },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    answer: (call) => {
      const { customer, status, ...page } = readParameters(call.parameters, listShape)
      const found = Object.values(call.state.subscriptions).filter(
        (each) =>
          (customer === undefined || each.customer === customer) &&
          (status === undefined ? each.status !== 'canceled' : status === 'all' || each.status === status),
      )
      return toListPage('/v1/subscriptions', 'subscription', found, page)
    },
  },
  { method: 'GET', path: '/v1/subscriptions/:id', answer: requireSubscription },
  { method: 'POST', path: '/v1/subscriptions/:id', answer: updateSubscription },
  { method: 'DELETE', path: '/v1/subscriptions/:id', answer: cancelSubscription },
]
