import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { recordEvent } from './events.ts'
import { createId, createRandomText } from '../protocol/ids.ts'
import { createListRoute } from '../protocol/lists.ts'
import { changeMetadata, metadataParameter } from '../protocol/metadata.ts'
import {
  emptyableParameter,
  hashParameter,
  listParameter,
  type ParameterValues,
  readParameters,
  textParameter,
} from '../protocol/parameters.ts'
import type { ApiCall, ApiRoute } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

const addressShape = {
  city: textParameter,
  country: textParameter,
  line1: textParameter,
  line2: textParameter,
  postal_code: textParameter,
  state: textParameter,
}
const customerShape = {
  address: emptyableParameter(hashParameter(addressShape)),
  description: emptyableParameter(textParameter),
  email: emptyableParameter(textParameter),
  metadata: metadataParameter,
  name: emptyableParameter(textParameter),
  phone: emptyableParameter(textParameter),
  preferred_locales: listParameter(textParameter),
  test_clock: textParameter,
}

type CustomerParameters = ParameterValues<typeof customerShape>

/** Returns a customer. Throws for a deleted one, except on retrieval. */
export function requireCustomer(
  state: StripeState,
  id: string,
  place: { param?: string; status?: number } = {},
): Stripe.Customer {
  const found = requireObject(state.customers, 'customer', id, place)
  return found.deleted ? requireObject<Stripe.Customer>({}, 'customer', id, place) : found
}

function addressOf(given: CustomerParameters['address']): Stripe.Address | null {
  if (!given) return null
  const blank = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
  return { ...blank, ...given }
}

function readCustomer(call: ApiCall): CustomerParameters {
  const given = readParameters(call.parameters, customerShape)
  if (given.email && !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(given.email))
    throw createInvalidRequestError(`Invalid email address: ${given.email}`, {
      code: 'email_invalid',
      param: 'email',
    })
  return given
}

function createCustomer(call: ApiCall): Stripe.Customer {
  const given = readCustomer(call)
  const customer = {
    id: createId('cus'),
    object: 'customer',
    address: addressOf(given.address),
    balance: 0,
    created: call.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: given.description ?? null,
    email: given.email ?? null,
    invoice_prefix: createRandomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: changeMetadata({}, given.metadata),
    name: given.name ?? null,
    next_invoice_sequence: 1,
    phone: given.phone ?? null,
    preferred_locales: given.preferred_locales ?? [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: given.test_clock ?? null,
  } satisfies Stripe.Customer
  call.state.customers[customer.id] = customer
  recordEvent(call, 'customer.created', customer)
  return customer
}

function updateCustomer(call: ApiCall): Stripe.Customer {
  const customer = requireCustomer(call.state, call.id)
  const { address, metadata: change, ...plain } = readCustomer(call)
  const changes: Partial<Stripe.Customer> = {
    ...plain,
    ...(address === undefined ? {} : { address: addressOf(address) }),
    ...(change === undefined ? {} : { metadata: changeMetadata(customer.metadata, change) }),
  }
  const names = Object.keys(changes) as (keyof Stripe.Customer)[]
  const previous = Object.fromEntries(names.map((name) => [name, customer[name]]))
  Object.assign(customer, changes)
  if (names.length > 0) recordEvent(call, 'customer.updated', customer, previous)
  return customer
}

function deleteCustomer(call: ApiCall): Stripe.DeletedCustomer {
  const customer = requireCustomer(call.state, call.id)
  recordEvent(call, 'customer.deleted', customer)
  const deleted = { id: customer.id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer
  call.state.customers[customer.id] = deleted
  return deleted
}

const livingCustomers = (state: StripeState): Stripe.Customer[] =>
  Object.values(state.customers).filter((customer) => !customer.deleted)

export const customerRoutes: ApiRoute[] = [
  { method: 'POST', path: '/v1/customers', answer: createCustomer },
  createListRoute('/v1/customers', 'customer', livingCustomers, 'email'),
  {
    method: 'GET',
    path: '/v1/customers/:id',
    answer: (call) => requireObject(call.state.customers, 'customer', call.id),
  },
  { method: 'POST', path: '/v1/customers/:id', answer: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', answer: deleteCustomer },
]
