import { Stripe } from 'stripe'
import { webhookSecret, type Shop } from './shop.ts'

/** Returns an event in Stripe's format with the given fields of the object. */
export const createStripeEvent = (type: Stripe.Event['type'], object: object, more: object = {}) => ({
  id: `evt_${crypto.randomUUID()}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
  data: { object },
  ...more,
})

export const serializeEvent = (event: object) => JSON.stringify(event, null, 2)

/** Sends an event to the shop's webhook, correctly signed unless a signature is given. Returns the status. */
export async function deliverWebhook(
  { app }: Shop,
  event: object,
  { payload = serializeEvent(event), signature = signPayload(payload) } = {},
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return answer.statusCode
}

export const signPayload = (payload: string, { secret = webhookSecret, secondsAgo = 0 } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  })
