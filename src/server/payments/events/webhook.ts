import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { toErrorBody } from '../../../shared/errors.ts'
import type { PaymentDeps } from '../deps.ts'
import { receiveEvent } from './receive-event.ts'

const largestEventBytes = 512 * 1024

/** The Stripe webhook: records the event and its job in one transaction; the job runs afterwards. */
export function mountStripeWebhook(
  app: FastifyInstance,
  deps: Pick<PaymentDeps, 'db' | 'stripe' | 'jobs' | 'env' | 'logger'>,
): void {
  void app.register(async (scope) => {
    // The signature covers the bytes as they came; parsed and written again they would be other bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/webhooks/stripe', { bodyLimit: largestEventBytes }, async (request, reply) => {
      const event = verify(deps, request.body, request.headers['stripe-signature'])
      if (event === undefined)
        return reply.code(400).send(toErrorBody('invalid-input', 'The signature does not fit'))
      await receiveEvent(deps, event)
      return { received: true }
    })
  })
}

function verify(
  { env, stripe }: Pick<PaymentDeps, 'env' | 'stripe'>,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event | undefined {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined
  try {
    return stripe.webhooks.constructEvent(body, signature, env.STRIPE_WEBHOOK_SECRET)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined
    throw error
  }
}
