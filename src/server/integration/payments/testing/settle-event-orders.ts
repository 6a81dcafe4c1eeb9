import type { Stripe } from 'stripe'
import { findEntitlements, mayRead } from '../../../access/index.ts'
import { receiveStripeEvent } from '../../../payments/events/receive-event.ts'
import { reconcile, type Discrepancy } from '../../../payments/events/reconcile.ts'
import { settleStripeObject } from '../../../payments/settle/settle.ts'
import { startPayment, startSubscription } from '../../../payments/checkout/start-payment.ts'
import type { User } from '../../../platform/caller.ts'
import { findOrUndefined } from '../../../payments/stripe/stripe.ts'
import { forEachConcurrently, insertBuyers, parsePaymentId, payWithCard } from '../../../testing/buyers.ts'
import type { Shop } from '../../../testing/shop.ts'
import { createStripeEvent } from '../../../testing/stripe-event.ts'
import { createStripeWithFetch } from '../../../testing/stripe-with-fetch.ts'

/** Every order in which five events can arrive. */
export const allEventOrders = permutationsOf([0, 1, 2, 3, 4])

/**
 * One order for each distinct sequence of states that the shop can read from Stripe. If a later event arrives early, the
 * shop never reads the states in between.
 */
export const distinctEventOrders = [
  ...new Map(allEventOrders.map((order) => [statesSeen(order), order])).values(),
]

function permutationsOf(items: number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first) =>
    permutationsOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  )
}

function statesSeen(order: number[]): string {
  return order.filter((event, index) => event === Math.max(...order.slice(0, index + 1))).join()
}

interface Outcome {
  buyers: User[]
  /** Orders after which access did not match the payment. */
  wrong: string[]
}

const guide = { id: 1, isFreePreview: false }
const language = 'en'
const atOnce = 6

const reads = async ({ deps }: Shop, { uid }: User) =>
  mayRead(guide, await findEntitlements(deps.db, uid, guide.id), deps.clock())

/** Processes an event immediately, without waiting for the queue. */
async function processEvent({ deps }: Shop, event: object, stripe = deps.stripe): Promise<void> {
  const named: string[] = []
  const jobs = {
    ...deps.jobs,
    send: async (_tx: unknown, _queue: string, data: object) => {
      named.push(...Object.values(data).map(String))
    },
  }
  // The shop reads only these fields of an event.
  await receiveStripeEvent({ ...deps, jobs }, event as Stripe.Event)
  for (const stripeId of named) await settleStripeObject({ ...deps, stripe }, stripeId)
}

/** Stripe's state of a payment at one moment, and whether that state gives access to the guide. */
interface Moment {
  type: Stripe.Event['type']
  object: string
  refunded?: boolean
  dispute?: Stripe.Dispute.Status
  opens: boolean
}

const statesOfPayment = (verdict: 'won' | 'lost'): Moment[] => [
  { type: 'payment_intent.succeeded', object: 'payment_intent', opens: true },
  { type: 'refund.created', object: 'refund', refunded: true, opens: false },
  { type: 'refund.failed', object: 'refund', opens: true },
  { type: 'charge.dispute.created', object: 'dispute', dispute: 'needs_response', opens: false },
  { type: 'charge.dispute.closed', object: 'dispute', dispute: verdict, opens: verdict === 'won' },
]

/** Returns a Stripe client whose responses show each payment in its current state. */
const stripeWithStates = (stripeUrl: string, moments: Map<string, Moment>) =>
  createStripeWithFetch(stripeUrl, async (address, init) => {
    const answer = await fetch(address, init)
    const url = new URL(address)
    if (url.pathname.startsWith('/v1/payment_intents/')) {
      const intent = (await answer.json()) as Stripe.PaymentIntent
      const moment = moments.get(intent.id)
      const charge = intent.latest_charge
      if (moment !== undefined && charge !== null && typeof charge === 'object')
        Object.assign(charge, { refunded: moment.refunded ?? false, disputed: moment.dispute !== undefined })
      return Response.json(intent)
    }
    if (url.pathname === '/v1/disputes') {
      const status = moments.get(url.searchParams.get('payment_intent') ?? '')?.dispute
      return Response.json({ object: 'list', data: [{ object: 'dispute', status }], has_more: false })
    }
    return answer
  })

/** Refunds and disputes one payment per order, and delivers its events in that order. */
export async function simulatePayments(
  shop: Shop,
  orders: number[][],
  verdict: 'won' | 'lost',
): Promise<Outcome> {
  const states = statesOfPayment(verdict)
  const buyers = await insertBuyers(shop.deps.pool, orders.length)
  const moments = new Map<string, Moment>()
  const stripe = stripeWithStates(shop.stripeUrl, moments)
  const wrong: string[] = []
  await forEachConcurrently(buyers, atOnce, async (buyer, index) => {
    const order = orders[index] ?? []
    const payment = parsePaymentId(await startPayment(shop.deps, buyer, { guideId: guide.id, language }))
    await payWithCard(shop.deps.stripe, payment)
    for (const [heard, event] of order.entries()) {
      const now = states[Math.max(...order.slice(0, heard + 1))]
      const { type, object } = states[event] ?? {}
      if (now === undefined || type === undefined) throw new Error('no such moment')
      moments.set(payment, now)
      await processEvent(
        shop,
        createStripeEvent(type, { id: payment, object, payment_intent: payment }),
        stripe,
      )
      if ((await reads(shop, buyer)) !== now.opens) wrong.push(`${order.join(' ')} after ${type}`)
    }
  })
  return { buyers, wrong }
}

/** Creates and ends one subscription per order, and delivers its events in that order. */
export async function simulateSubscriptions(shop: Shop, orders: number[][]): Promise<Outcome> {
  const buyers = await insertBuyers(shop.deps.pool, orders.length)
  const wrong: string[] = []
  await forEachConcurrently(buyers, atOnce, async (buyer, index) => {
    const order = orders[index] ?? []
    const steps = await startSubscriptionSteps(shop, buyer)
    let happened = 0
    for (const event of order) {
      for (const { happen } of steps.slice(happened, event + 1)) await happen()
      happened = Math.max(happened, event + 1)
      const { type, object } = steps[event] ?? {}
      if (type === undefined || object === undefined) throw new Error('no such moment')
      await processEvent(shop, createStripeEvent(type, object))
      if ((await reads(shop, buyer)) !== steps[happened - 1]?.opens)
        wrong.push(`${order.join(' ')} after ${type}`)
    }
  })
  return { buyers, wrong }
}

interface Step {
  type: Stripe.Event['type']
  object: object
  opens: boolean
  happen: () => Promise<unknown>
}

async function startSubscriptionSteps({ deps }: Shop, buyer: User): Promise<Step[]> {
  const { stripe, pool } = deps
  const payment = parsePaymentId(await startSubscription(deps, buyer, { language }))
  const { rows } = await pool.query<{ id: string }>(
    'select stripe_id as id from orders where buyer_id = $1',
    [buyer.id],
  )
  const id = rows[0]?.id ?? ''
  const pro = { id, object: 'subscription' }
  const invoice = { object: 'invoice', parent: { subscription_details: { subscription: id } } }
  const refund = { object: 'refund', payment_intent: payment }
  const { subscriptions, refunds } = stripe
  return [
    { type: 'customer.subscription.created', object: pro, opens: false, happen: async () => undefined },
    { type: 'invoice.paid', object: invoice, opens: true, happen: () => payWithCard(stripe, payment) },
    {
      type: 'customer.subscription.updated',
      object: pro,
      opens: true,
      happen: () => subscriptions.update(id, { cancel_at_period_end: true }),
    },
    {
      type: 'refund.created',
      object: refund,
      opens: false,
      happen: () => refunds.create({ payment_intent: payment }),
    },
    {
      type: 'customer.subscription.deleted',
      object: pro,
      opens: false,
      happen: () => cancelUnlessCanceled(stripe, id),
    },
  ]
}

/** Cancels a subscription unless the shop has already canceled it after a refund (B8.29). */
async function cancelUnlessCanceled(stripe: Stripe, id: string): Promise<void> {
  await findOrUndefined(stripe.subscriptions.cancel(id))
}

/** Returns the discrepancies of these buyers that a reconciliation finds. */
export async function findDiscrepanciesOf({ deps }: Shop, buyers: User[]): Promise<Discrepancy[]> {
  const emails = new Set(buyers.map(({ email }) => email))
  const discrepancies: Discrepancy[] = []
  for await (const discrepancy of reconcile(deps, { apply: false }))
    if ('email' in discrepancy && emails.has(discrepancy.email)) discrepancies.push(discrepancy)
  return discrepancies
}
