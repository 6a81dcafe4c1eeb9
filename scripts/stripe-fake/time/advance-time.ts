import type Stripe from 'stripe'
import { expireCheckoutSession } from '../objects/checkout-sessions.ts'
import { requireObject } from '../protocol/errors.ts'
import { toId } from '../protocol/ids.ts'
import type { ActionContext } from '../state/context.ts'
import { chargeInvoice, endBillingPeriod, resumeInvoiceCollection } from './renewal.ts'
import { endSubscription } from '../objects/subscription-lifecycle.ts'

const hour = 60 * 60
/** Seconds after which an unpaid first invoice expires. */
const firstPaymentWithin = 23 * hour
/** Seconds for which a renewal's invoice stays a draft. */
const draftFor = hour

interface Step {
  at: number
  take: (context: ActionContext) => void
}

/** Runs everything that Stripe would have done until now, in order of due times. */
export function advanceTime(context: ActionContext): void {
  for (;;) {
    const next = nextStep(context)
    if (next === undefined || next.at > context.now()) return
    next.take({ ...context, now: () => next.at })
  }
}

function nextStep({ state }: ActionContext): Step | undefined {
  const steps = [
    ...Object.values(state.subscriptions).flatMap((subscription) => stepOf(state, subscription) ?? []),
    ...Object.values(state.checkoutSessions).flatMap((session) =>
      session.status === 'open'
        ? [{ at: session.expires_at, take: (at: ActionContext) => void expireCheckoutSession(at, session) }]
        : [],
    ),
  ]
  return steps.toSorted((a, b) => a.at - b.at)[0]
}

function stepOf(state: ActionContext['state'], subscription: Stripe.Subscription): Step | undefined {
  const { status, created } = subscription
  if (status === 'incomplete') {
    return {
      at: created + firstPaymentWithin,
      take: (context) => endSubscription(context, subscription, 'incomplete_expired'),
    }
  }
  if (status !== 'active' && status !== 'past_due') return undefined
  const invoice = requireObject(state.invoices, 'invoice', toId(subscription.latest_invoice as string | null))
  if (invoice.status === 'draft' && invoice.auto_advance) {
    return {
      at: invoice.created + draftFor,
      take: (context) => chargeInvoice(context, subscription, invoice),
    }
  }
  if (invoice.status === 'open' && invoice.next_payment_attempt !== null) {
    const at = invoice.next_payment_attempt
    return { at, take: (context) => chargeInvoice(context, subscription, invoice) }
  }
  const resumesAt = subscription.pause_collection?.resumes_at ?? null
  const end = subscription.items.data[0]?.current_period_end ?? created
  if (resumesAt !== null && resumesAt <= end)
    return { at: resumesAt, take: (context) => resumeInvoiceCollection(context, subscription) }
  return { at: end, take: (context) => endBillingPeriod(context, subscription) }
}
