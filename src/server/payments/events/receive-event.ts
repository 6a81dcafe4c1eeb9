import type { PayDeps } from '../deps.ts'
import type { Stripe } from 'stripe'
import { declineQueue } from './count-decline.ts'
import { disputeQueue } from '../disputes/sync-disputes.ts'
import { fraudWarningQueue } from '../disputes/refund-fraudulent-payment.ts'
import { recordStripeEvent } from '../queries.ts'
import { enqueueRefund } from '../refunds/schedule-refund.ts'
import { enqueueSettlement } from '../settle/enqueue-settlement.ts'
import { toStripeId, isLiveMode } from '../stripe/stripe.ts'

/** Records an event and enqueues its settlement in one transaction. A repeated event is ignored. */
export async function receiveStripeEvent({ db, jobs, env, logger }: PayDeps, event: Stripe.Event) {
  const { id, type, livemode } = event
  const stripeId = isSettled(event) ? toStripeId(objectNamedBy(event)) : undefined
  if (stripeId === undefined) {
    logger.info({ type, eventId: id }, 'event that names nothing to settle')
    return
  }
  if (livemode !== isLiveMode(env)) {
    logger.warn({ type, eventId: id }, 'event of another mode than this shop runs in ignored')
    return
  }
  await db.transaction().execute(async (tx) => {
    const created = new Date(event.created * 1000)
    const isNew = await recordStripeEvent(tx, { id, type, created, objectId: stripeId })
    if (!isNew) return
    await enqueueSettlement(tx, jobs, stripeId, created)
    if (type === 'payment_intent.payment_failed')
      await jobs.send(tx, declineQueue, { paymentId: stripeId }, { key: id })
    const { object } = event.data
    if (object.object === 'dispute')
      await jobs.send(tx, disputeQueue, { disputeId: object.id }, { key: object.id })
    if (object.object === 'radar.early_fraud_warning')
      await jobs.send(tx, fraudWarningQueue, { warningId: object.id }, { key: object.id })
    if (type.startsWith('refund.')) await enqueueRefund(tx, jobs, stripeId)
  })
}

/** Types of all events that may change a user's access. */
export const settledEventTypes = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
] as const satisfies Stripe.Event['type'][]

type SettledEvent = Extract<Stripe.Event, { type: (typeof settledEventTypes)[number] }>

function isSettled(event: Stripe.Event): event is SettledEvent {
  return settledEventTypes.some((type) => type === event.type)
}

/** Returns the object that an event is about. Its state is fetched from Stripe, not read from the event. */
function objectNamedBy({ data: { object } }: SettledEvent): string | { id: string } | null | undefined {
  switch (object.object) {
    case 'payment_intent':
    case 'checkout.session':
    case 'subscription':
      return object
    case 'invoice':
      return object.parent?.subscription_details?.subscription
    case 'charge':
    case 'refund':
    case 'dispute':
    case 'radar.early_fraud_warning':
      return object.payment_intent
  }
}
