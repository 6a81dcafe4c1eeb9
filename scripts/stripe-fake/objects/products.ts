import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { createId } from '../protocol/ids.ts'
import { createListRoute } from '../protocol/lists.ts'
import { changeMetadata, metadataParameter } from '../protocol/metadata.ts'
import { requireChargeableAmount, currencyParameter } from '../protocol/money.ts'
import {
  booleanParameter,
  hashParameter,
  integerParameter,
  enumParameter,
  type ParameterValues,
  readParameters,
  requiredParameter,
  textParameter,
} from '../protocol/parameters.ts'
import type { ApiCall, ApiRoute, ActionContext } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

const productShape = {
  id: textParameter,
  name: requiredParameter(textParameter),
  description: textParameter,
  active: booleanParameter,
  metadata: metadataParameter,
}

function createProduct(call: ApiCall): Stripe.Product {
  const given = readParameters(call.parameters, productShape)
  if (given.id !== undefined && Object.hasOwn(call.state.products, given.id)) {
    throw createInvalidRequestError('Product already exists.', {
      code: 'resource_already_exists',
      param: 'id',
    })
  }
  const { id, ...rest } = given
  return makeProduct(call, rest, id)
}

function makeProduct(
  context: ActionContext,
  { name, description, active, metadata: given }: Omit<ParameterValues<typeof productShape>, 'id'>,
  id = createId('prod'),
): Stripe.Product {
  const product = {
    id,
    object: 'product',
    active: active ?? true,
    created: context.now(),
    default_price: null,
    description: description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: changeMetadata({}, given),
    name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: context.now(),
    url: null,
  } satisfies Stripe.Product
  context.state.products[id] = product
  recordEvent(context, 'product.created', product)
  return product
}

const recurring = hashParameter({
  interval: requiredParameter(enumParameter('day', 'week', 'month', 'year')),
  interval_count: integerParameter,
})

/** Parameter with an inline price. */
export const priceDataParameter = hashParameter({
  currency: requiredParameter(currencyParameter),
  unit_amount: requiredParameter(integerParameter),
  product: textParameter,
  product_data: hashParameter({
    name: requiredParameter(textParameter),
    description: textParameter,
    metadata: metadataParameter,
  }),
  recurring,
})

type PriceData = ReturnType<typeof priceDataParameter>

/** Stores an inline price. It is inactive, so that other calls can't use it. */
export function storeInlinePrice(context: ActionContext, given: PriceData, param: string): Stripe.Price {
  const price = {
    id: createId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: context.now(),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: productOf(context, given, param),
    recurring:
      given.recurring === undefined
        ? null
        : {
            interval: given.recurring.interval,
            interval_count: given.recurring.interval_count ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring === undefined ? 'one_time' : 'recurring',
    unit_amount: requireChargeableAmount(given.unit_amount, given.currency),
    // The API returns this field as text; the library converts it to a Decimal.
    unit_amount_decimal: String(given.unit_amount) as unknown as Stripe.Decimal,
  } satisfies Stripe.Price
  context.state.prices[price.id] = price
  return price
}

function productOf(
  context: ActionContext,
  { product, product_data: data }: PriceData,
  param: string,
): string {
  if (product !== undefined) {
    return requireObject(context.state.products, 'product', product, {
      param: `${param}[product]`,
      status: 400,
    }).id
  }
  if (data === undefined) {
    throw createInvalidRequestError(`You must specify either \`product\` or \`product_data\` for ${param}.`, {
      param,
    })
  }
  return makeProduct(context, data).id
}

export const productRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/products', answer: createProduct },
  createListRoute('/v1/products', 'product', (state: StripeState) => Object.values(state.products)),
  {
    method: 'GET',
    path: '/v1/products/:id',
    answer: (call) => requireObject(call.state.products, 'product', call.id),
  },
]
