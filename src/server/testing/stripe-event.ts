import { Stripe } from 'stripe'
import { webhookSecret, type Shop } from './shop.ts'

/** Returns an event in Stripe's format with the given fields of the object. */
export const stripeEvent = (type: Stripe.Event['type'], object: object, more: object = {}) => ({
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

export const bytesOf = (event: object) => JSON.stringify(event, null, 2)

/** Sends an event to the shop's webhook, correctly signed unless a signature is given. Returns the status. */
export async function deliver(
  { app }: Shop,
  event: object,
  { payload = bytesOf(event), signature = signatureOf(payload) } = {},
): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return answer.statusCode
}

export const signatureOf = (payload: string, { secret = webhookSecret, secondsAgo = 0 } = {}) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  })
