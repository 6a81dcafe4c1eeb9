import type Stripe from 'stripe'
import { endSession } from '../objects/checkout-sessions.ts'
import { requireObject } from '../protocol/errors.ts'
import { idOf } from '../protocol/ids.ts'
import type { Scene } from '../state/scene.ts'
import { chargeInvoice, finishPeriod } from './renewal.ts'
import { endSubscription } from '../objects/subscription-life.ts'

const hour = 60 * 60
/** An unpaid first invoice is given up after this long. */
const firstPaymentWithin = 23 * hour
/** A renewal's invoice stays a draft for about an hour before it is charged. */
const draftFor = hour

interface Step {
  at: number
  take: (scene: Scene) => void
}

/** Does, one after the other and each at its own time, what Stripe would have done by itself until now. */
export function passTime(scene: Scene): void {
  for (;;) {
    const next = nextStep(scene)
    if (next === undefined || next.at > scene.now()) return
    next.take({ ...scene, now: () => next.at })
  }
}

function nextStep({ state }: Scene): Step | undefined {
  const steps = [
    ...Object.values(state.subscriptions).flatMap((subscription) => stepOf(state, subscription) ?? []),
    ...Object.values(state.checkoutSessions).flatMap((session) =>
      session.status === 'open'
        ? [{ at: session.expires_at, take: (at: Scene) => void endSession(at, session) }]
        : [],
    ),
  ]
  return steps.toSorted((a, b) => a.at - b.at)[0]
}

function stepOf(state: Scene['state'], subscription: Stripe.Subscription): Step | undefined {
  const { status, created } = subscription
  if (status === 'incomplete') {
    return {
      at: created + firstPaymentWithin,
      take: (scene) => endSubscription(scene, subscription, 'incomplete_expired'),
    }
  }
  if (status !== 'active' && status !== 'past_due') return undefined
  const invoice = requireObject(state.invoices, 'invoice', idOf(subscription.latest_invoice as string | null))
  if (invoice.status === 'draft') {
    return { at: invoice.created + draftFor, take: (scene) => chargeInvoice(scene, subscription, invoice) }
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    const at = invoice.next_payment_attempt
    return { at, take: (scene) => chargeInvoice(scene, subscription, invoice) }
  }
  const end = subscription.items.data[0]?.current_period_end ?? created
  return { at: end, take: (scene) => finishPeriod(scene, subscription) }
}
