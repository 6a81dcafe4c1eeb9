import { createHmac } from 'node:crypto'
import type { Context, TaskHandler } from '../state/context.ts'
import type { State } from '../state/state.ts'

const answerWithinMs = 10_000

export const defaultRetryGapsMs = [200, 1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000]

/** An event that occurs while no address is known is never delivered, as with Stripe. */
export function scheduleDelivery(context: Context, eventId: string): void {
  const event = context.state.events[eventId]
  if (!event || context.state.webhook.url === null) return
  event.pending_webhooks = 1
  context.later('deliver-event', eventId)
}

/** One attempt; the answer's status, or 0 if there was no answer. */
export async function deliverEvent(state: State, eventId: string, stop?: AbortSignal): Promise<number> {
  const event = state.events[eventId]
  const { url, secret } = state.webhook
  if (!event || url === null) return 0
  const payload = JSON.stringify(event, null, 2)
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  const status = await post(url, payload, `t=${seconds},v1=${signature}`, stop)
  if (isSuccess(status)) event.pending_webhooks = 0
  return status
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
    // Any network error is handled by the next attempt.
    return 0
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300

export function deliveryTask(retryGapsMs: readonly number[], stop: AbortSignal): TaskHandler {
  return async ({ state }, eventId, attempts) => {
    if (!state.events[eventId] || isSuccess(await deliverEvent(state, eventId, stop))) return undefined
    return retryGapsMs[attempts - 1] ?? retryGapsMs.at(-1) ?? 0
  }
}
