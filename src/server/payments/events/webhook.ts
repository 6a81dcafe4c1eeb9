import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { toErrorBody } from '../../../shared/errors.ts'
import type { PayDeps } from '../deps.ts'
import type { RejectedWebhook } from '../../platform/watching/watch.ts'
import { receiveStripeEvent } from './receive-event.ts'

export const webhookPath = '/api/webhooks/stripe'
const maxEventBytes = 512 * 1024

/** Registers the Stripe webhook, which records an event and its job in one transaction. The job runs afterwards. */
export function mountStripeWebhook(app: FastifyInstance, deps: PayDeps): void {
  void app.register(async (scope) => {
    // The signature covers the raw bytes, which parsing and serializing would change.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post(webhookPath, { bodyLimit: maxEventBytes }, async (request, reply) => {
      const refuse = (reason: RejectedWebhook, message: string) => {
        request.log.warn({ reason }, 'webhook rejected')
        deps.watch.webhookRejected(reason)
        return reply.code(400).send(toErrorBody('invalid-input', message))
      }
      const event = verify(deps, request.body, request.headers['stripe-signature'])
      if (event === undefined) return refuse('signature', 'The signature does not fit')
      if (!eventSchema.safeParse(event).success) return refuse('content', 'This is no event about an object')
      await receiveStripeEvent(deps, event)
      return { received: true }
    })
  })
}

/** Fields of an event that the shop needs. They may be missing although the signature is valid, for example in a thin event. */
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
})

function verify({ env, stripe }: PayDeps, body: unknown, signature: string | string[] | undefined) {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined
  try {
    return stripe.webhooks.constructEvent(body, signature, env.STRIPE_WEBHOOK_SECRET)
  } catch {
    // The call only reads the request, so every error means that the request is invalid.
    return undefined
  }
}
