import type Stripe from 'stripe'
import { apiVersion } from '../protocol/api-version.ts'
import { requireObject } from '../protocol/errors.ts'
import { createId } from '../protocol/ids.ts'
import { toListPage, paginationShape } from '../protocol/lists.ts'
import { booleanParameter, listParameter, readParameters, textParameter } from '../protocol/parameters.ts'
import type { ApiRoute, ActionContext } from '../state/context.ts'
import { scheduleEventDelivery } from './webhooks.ts'

type EventOf<T extends Stripe.Event['type']> = Extract<Stripe.Event, { type: T }>

/** Stores an event with a snapshot of its object, and schedules its delivery. */
export function recordEvent<T extends Stripe.Event['type']>(
  context: ActionContext,
  type: T,
  object: EventOf<T>['data']['object'],
  previous?: EventOf<T>['data']['previous_attributes'],
): void {
  const event = {
    id: createId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: context.now(),
    data: structuredClone({ object, ...(previous ? { previous_attributes: previous } : {}) }),
    livemode: false,
    pending_webhooks: 0,
    request: context.cause,
    type,
  } satisfies Stripe.EventBase
  // The signature of this function ensures that the type matches the object.
  context.state.events[event.id] = event as unknown as Stripe.Event
  scheduleEventDelivery(context, event.id)
}

const listShape = {
  ...paginationShape,
  type: textParameter,
  types: listParameter(textParameter, 20),
  delivery_success: booleanParameter,
}

function matches(event: Stripe.Event, wanted: string): boolean {
  return wanted.endsWith('*') ? event.type.startsWith(wanted.slice(0, -1)) : event.type === wanted
}

export const eventRoutes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/v1/events',
    answer: (call) => {
      const { type, types, delivery_success, ...page } = readParameters(call.parameters, listShape)
      const wanted = types ?? (type === undefined ? ['*'] : [type])
      const found = Object.values(call.state.events).filter(
        (event) =>
          wanted.some((each) => matches(event, each)) &&
          (delivery_success === undefined || (event.pending_webhooks === 0) === delivery_success),
      )
      return toListPage('/v1/events', 'event', found, page)
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    answer: (call) => requireObject(call.state.events, 'event', call.id),
  },
]
