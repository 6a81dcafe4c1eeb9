import type { FastifyInstance } from 'fastify'
import { Stripe } from 'stripe'
import { toErrorBody } from '../../shared/errors.ts'
import type { Deps } from '../deps.ts'
import { settleQueue } from './jobs.ts'
import { recordEvent } from './queries.ts'

const largestEventBytes = 512 * 1024

/** Stripe's word that something has happened: noted with its job in one transaction, worked on afterwards. */
export function mountStripeWebhook(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    // The signature covers the bytes as they came; parsed and written again they would be other bytes.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/api/webhooks/stripe', { bodyLimit: largestEventBytes }, async (request, reply) => {
      const event = verify(deps, request.body, request.headers['stripe-signature'])
      if (event === undefined)
        return reply.code(400).send(toErrorBody('invalid-input', 'The signature does not fit'))
      await receive(deps, event)
      return { received: true }
    })
  })
}

function verify(
  { env, stripe }: Deps,
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

async function receive({ db, jobs, logger }: Deps, event: Stripe.Event): Promise<void> {
  const paymentId = paymentNamedBy(event)
  if (paymentId === undefined) {
    logger.info({ type: event.type, eventId: event.id }, 'webhook event without a payment')
    return
  }
  await db.transaction().execute(async (tx) => {
    const isNew = await recordEvent(tx, {
      id: event.id,
      type: event.type,
      created: new Date(event.created * 1000),
      objectId: paymentId,
    })
    if (isNew) await jobs.send(tx, settleQueue, { paymentId }, { key: paymentId })
  })
}

/** The payment that an event is about; what became of it is asked of Stripe, not read from the event. */
function paymentNamedBy(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
      return event.data.object.id
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const payment = event.data.object.payment_intent
      return typeof payment === 'string' ? payment : payment?.id
    }
    default:
      return undefined
  }
}
