import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { createId } from '../protocol/ids.ts'
import { changeMetadata, metadataParameter } from '../protocol/metadata.ts'
import {
  booleanParameter,
  emptyableParameter,
  hashParameter,
  listParameter,
  enumParameter,
  type ParameterValues,
  readParameters,
  type ParameterReader,
  requiredParameter,
  textParameter,
} from '../protocol/parameters.ts'
import { createBlankPortalConfiguration } from './blank-portal.ts'
import { toListPage, paginationShape } from '../protocol/lists.ts'
import type { ApiCall, ApiRoute } from '../state/context.ts'

type Configuration = Stripe.BillingPortal.Configuration

const webAddress: ParameterReader<string> = (value, name) => {
  const url = textParameter(value, name)
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url
  throw createInvalidRequestError('Not a valid URL', { code: 'url_invalid', param: name })
}

const emptyList: ParameterReader<never[]> = (value, name) => {
  if (value === '') return []
  throw createInvalidRequestError(`This fake knows no ${name} but an empty list.`, { param: name })
}

const customerUpdates = listParameter(
  enumParameter('address', 'email', 'name', 'phone', 'shipping', 'tax_id'),
)
const toggle = { enabled: requiredParameter(booleanParameter) }
const featuresShape = {
  customer_update: hashParameter({
    ...toggle,
    allowed_updates: (value, name) => (value === '' ? [] : customerUpdates(value, name)),
  } satisfies Record<string, ParameterReader<unknown>>),
  invoice_history: hashParameter(toggle),
  payment_method_update: hashParameter(toggle),
  // The fake's portal can only cancel a plan at the end of the month. It can't pause or change the plan.
  subscription_cancel: hashParameter({
    ...toggle,
    mode: enumParameter('at_period_end'),
    proration_behavior: enumParameter('none'),
  }),
  subscription_pause: hashParameter({ enabled: booleanParameter }),
  subscription_update: hashParameter({ ...toggle, default_allowed_updates: emptyList, products: emptyList }),
}
const features = hashParameter(featuresShape)

const changeable = {
  business_profile: hashParameter({
    headline: emptyableParameter(textParameter),
    privacy_policy_url: emptyableParameter(webAddress),
    terms_of_service_url: emptyableParameter(webAddress),
  }),
  default_return_url: emptyableParameter(webAddress),
  metadata: metadataParameter,
  name: emptyableParameter(textParameter),
}
const createShape = { ...changeable, features: requiredParameter(features) }
const updateShape = { ...changeable, features, active: booleanParameter }

function withFeatures(
  current: Configuration['features'],
  given: ParameterValues<typeof featuresShape>,
): Configuration['features'] {
  return {
    customer_update: { ...current.customer_update, ...given.customer_update },
    invoice_history: { ...current.invoice_history, ...given.invoice_history },
    payment_method_update: { ...current.payment_method_update, ...given.payment_method_update },
    subscription_cancel: { ...current.subscription_cancel, ...given.subscription_cancel },
    subscription_pause: { ...current.subscription_pause, ...given.subscription_pause },
    subscription_update: { ...current.subscription_update, ...given.subscription_update },
  }
}

type Change = Omit<ParameterValues<typeof updateShape>, 'active'>

function changed(call: ApiCall, current: Configuration, { business_profile: profile, ...change }: Change) {
  return {
    ...current,
    business_profile: { ...current.business_profile, ...profile },
    default_return_url:
      change.default_return_url === undefined ? current.default_return_url : change.default_return_url,
    features: withFeatures(current.features, change.features ?? {}),
    metadata: changeMetadata(current.metadata ?? {}, change.metadata),
    name: change.name === undefined ? current.name : change.name,
    updated: call.now(),
  } satisfies Configuration
}

function createConfiguration(call: ApiCall): Configuration {
  const given = readParameters(call.parameters, createShape)
  const configuration = changed(call, createBlankPortalConfiguration(createId('bpc'), call.now()), given)
  return (call.state.portalConfigurations[configuration.id] = configuration)
}

function updateConfiguration(call: ApiCall): Configuration {
  const current = requireConfiguration(call)
  const { active, ...change } = readParameters(call.parameters, updateShape)
  if (active === false && current.is_default) {
    throw createInvalidRequestError('You cannot deactivate the default configuration.', { param: 'active' })
  }
  const configuration = { ...changed(call, current, change), active: active ?? current.active }
  return (call.state.portalConfigurations[current.id] = configuration)
}

/** Returns the requested configuration of a portal session, or the account's default one. */
export function findPortalConfiguration(
  { state }: Pick<ApiCall, 'state'>,
  id: string | undefined,
): Configuration {
  if (id === undefined) {
    const own = Object.values(state.portalConfigurations).find((each) => each.is_default)
    if (own !== undefined) return own
    throw createInvalidRequestError(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
    )
  }
  const named = requireObject(state.portalConfigurations, 'configuration', id, {
    param: 'configuration',
    status: 400,
  })
  if (named.active) return named
  throw createInvalidRequestError(`The configuration '${id}' is not active.`, { param: 'configuration' })
}

const requireConfiguration = ({ state, id }: ApiCall) =>
  requireObject(state.portalConfigurations, 'configuration', id)

const path = '/v1/billing_portal/configurations'
const listShape = { ...paginationShape, active: booleanParameter, is_default: booleanParameter }

export const portalConfigurationRoutes: ApiRoute[] = [
  { method: 'POST', path, answer: createConfiguration },
  {
    method: 'GET',
    path,
    answer: (call) => {
      const { active, is_default: isDefault, ...page } = readParameters(call.parameters, listShape)
      const found = Object.values(call.state.portalConfigurations).filter(
        (each) =>
          (active === undefined || each.active === active) &&
          (isDefault === undefined || each.is_default === isDefault),
      )
      return toListPage(path, 'configuration', found, page)
    },
  },
  { method: 'GET', path: `${path}/:id`, answer: requireConfiguration },
  { method: 'POST', path: `${path}/:id`, answer: updateConfiguration },
]
