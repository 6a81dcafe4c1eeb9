import type Stripe from 'stripe'
import { createInvalidRequestError, requireObject } from '../protocol/errors.ts'
import { createId, createRandomText } from '../protocol/ids.ts'
import { changeMetadata, metadataParameter } from '../protocol/metadata.ts'
import {
  booleanParameter,
  emptyableParameter,
  listParameter,
  readParameters,
  type ParameterReader,
  requiredParameter,
  textParameter,
} from '../protocol/parameters.ts'
import { createListRoute } from '../protocol/lists.ts'
import type { ApiCall, ApiRoute } from '../state/context.ts'
import { eventTypeParameter } from './event-types.ts'

/** Maximum number of webhook endpoints per account at Stripe. */
const maxEndpoints = 16

const address: ParameterReader<string> = (value, name) => {
  const url = textParameter(value, name)
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url
  throw createInvalidRequestError('Invalid URL: an explicit scheme (such as https) must be provided.', {
    code: 'url_invalid',
    param: name,
  })
}

const enabledEvents: ParameterReader<string[]> = (value, name) => {
  if (value === '')
    throw createInvalidRequestError(`Invalid ${name}: at least one event is needed`, { param: name })
  return listParameter(eventTypeParameter)(value, name)
}

const version: ParameterReader<string> = (value, name) => {
  const given = textParameter(value, name)
  if (/^20\d\d-\d\d-\d\d(\.[a-z]+)?$/.test(given)) return given
  throw createInvalidRequestError(`Invalid Stripe API version: ${given}`, { param: name })
}

const changeable = { description: emptyableParameter(textParameter), metadata: metadataParameter }
const createShape = {
  ...changeable,
  url: requiredParameter(address),
  enabled_events: requiredParameter(enabledEvents),
  api_version: version,
}
const updateShape = { ...changeable, url: address, enabled_events: enabledEvents, disabled: booleanParameter }

function createEndpoint(call: ApiCall): Stripe.WebhookEndpoint {
  const given = readParameters(call.parameters, createShape)
  if (Object.keys(call.state.webhookEndpoints).length >= maxEndpoints) {
    throw createInvalidRequestError(`You have reached the maximum of ${maxEndpoints} test webhook endpoints.`)
  }
  const endpoint = {
    id: createId('we'),
    object: 'webhook_endpoint',
    api_version: given.api_version ?? null,
    application: null,
    created: call.now(),
    description: given.description ?? null,
    enabled_events: given.enabled_events,
    livemode: false,
    metadata: changeMetadata({}, given.metadata),
    status: 'enabled',
    url: given.url,
  } satisfies Stripe.WebhookEndpoint
  const secret = `whsec_${createRandomText(32)}`
  call.state.webhookEndpoints[endpoint.id] = endpoint
  call.state.webhookSecrets[endpoint.id] = secret
  // Only the response to the creation contains the secret.
  return { ...endpoint, secret }
}

function updateEndpoint(call: ApiCall): Stripe.WebhookEndpoint {
  const endpoint = requireEndpoint(call)
  const { disabled, metadata: change, ...given } = readParameters(call.parameters, updateShape)
  return Object.assign(endpoint, given, {
    metadata: changeMetadata(endpoint.metadata, change),
    ...(disabled === undefined ? {} : { status: disabled ? 'disabled' : 'enabled' }),
  })
}

function deleteEndpoint(call: ApiCall): Stripe.DeletedWebhookEndpoint {
  const { id, object } = requireEndpoint(call)
  delete call.state.webhookEndpoints[id]
  delete call.state.webhookSecrets[id]
  return { id, object, deleted: true }
}

const requireEndpoint = ({ state, id }: ApiCall) =>
  requireObject(state.webhookEndpoints, 'webhook endpoint', id)

const path = '/v1/webhook_endpoints'

export const webhookEndpointRoutes: ApiRoute[] = [
  { method: 'POST', path, answer: createEndpoint },
  createListRoute(path, 'webhook endpoint', ({ webhookEndpoints }) => Object.values(webhookEndpoints)),
  { method: 'GET', path: `${path}/:id`, answer: requireEndpoint },
  { method: 'POST', path: `${path}/:id`, answer: updateEndpoint },
  { method: 'DELETE', path: `${path}/:id`, answer: deleteEndpoint },
]
