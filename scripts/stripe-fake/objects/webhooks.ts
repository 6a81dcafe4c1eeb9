import { createHmac } from 'node:crypto'
import type { ActionContext, TaskHandler } from '../state/context.ts'
import type { StripeState } from '../state/state.ts'

const answerWithinMs = 10_000

export const defaultRetryGapsMs = [200, 1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000]

/** Schedules the delivery of an event to its subscribers. Without subscribers, the event is never delivered. */
export function scheduleEventDelivery(context: ActionContext, eventId: string): void {
  const { events, webhook, webhookEndpoints } = context.state
  const event = events[eventId]
  if (!event) return
  const wanting = Object.values(webhookEndpoints).filter(
    ({ status, enabled_events: wanted }) =>
      status === 'enabled' && (wanted.includes('*') || wanted.includes(event.type)),
  )
  const deliveries = [
    ...(webhook.url === null ? [] : [eventId]),
    ...wanting.map(({ id }) => `${eventId} ${id}`),
  ]
  event.pending_webhooks = deliveries.length
  for (const delivery of deliveries) context.later('deliver-event', delivery)
}

/** Delivers an event to the listener or to an endpoint. Returns the HTTP status, or 0 without a response. */
export async function deliverEvent(
  state: StripeState,
  delivery: string,
  stop?: AbortSignal,
): Promise<number> {
  const [eventId = '', endpointId] = delivery.split(' ')
  const event = state.events[eventId]
  const { url, secret } = endpointId === undefined ? state.webhook : receiverAt(state, endpointId)
  if (!event || url === null) return 0
  const payload = JSON.stringify(event, null, 2)
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  const status = await post(url, payload, `t=${seconds},v1=${signature}`, stop)
  if (isSuccess(status)) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1)
  return status
}

function receiverAt({ webhookEndpoints, webhookSecrets }: StripeState, id: string) {
  return { url: webhookEndpoints[id]?.url ?? null, secret: webhookSecrets[id] ?? '' }
}

async function post(url: string, body: string, signature: string, stop?: AbortSignal): Promise<number> {
  const timeout = AbortSignal.timeout(answerWithinMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': signature,
      },
      body,
      redirect: 'manual',
      signal: stop ? AbortSignal.any([stop, timeout]) : timeout,
    })
    await response.body?.cancel()
    return response.status
  } catch {
    // Network errors need no handling, because the delivery is retried.
    return 0
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300

export function createDeliveryTask(retryGapsMs: readonly number[], stop: AbortSignal): TaskHandler {
  return async ({ state }, delivery, attempts) => {
    if (!hasReceiver(state, delivery) || isSuccess(await deliverEvent(state, delivery, stop)))
      return undefined
    return retryGapsMs[attempts - 1] ?? retryGapsMs.at(-1) ?? 0
  }
}

/** Returns whether the receiver and the event still exist. A reset deletes events, and endpoints can be deleted. */
function hasReceiver({ events, webhookEndpoints }: StripeState, delivery: string): boolean {
  const [eventId = '', endpointId] = delivery.split(' ')
  return (
    events[eventId] !== undefined && (endpointId === undefined || Object.hasOwn(webhookEndpoints, endpointId))
  )
}
