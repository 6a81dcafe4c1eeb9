import { expect, test } from 'vitest'
import type { PaymentState } from '../../payments/stripe/fetch-payment.ts'
import { findOrderByStripeId } from '../../payments/orders/order-queries.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { withOptimisticLock } from '../../payments/settle/buyer-locks.ts'
import { writePaymentDecision } from '../../payments/settle/settle-order.ts'
import { openTestShop, type Shop } from '../../testing/shop.ts'
import {
  serializeEvent,
  deliverWebhook as deliverTo,
  signPayload,
  createStripeEvent as event,
} from '../../testing/stripe-event.ts'
import { createStripeWithFetch } from '../../testing/stripe-with-fetch.ts'

// Webhooks are off, so that each test sends its own events.
const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 })
const { stripe } = shop.deps

const deliver = (...sent: [event: object, how?: { payload?: string; signature?: string }]) =>
  deliverTo(shop, ...sent)

async function payFor(guideId: number, name: string) {
  const person = await shop.signUp(name)
  const started = await shop.post('/api/users/create-payment-intent', { guideId }, person)
  const payment = started.json<{ clientSecret: string }>().clientSecret.split('_secret')[0] ?? ''
  await stripe.paymentIntents.confirm(payment, {
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/guides',
  })
  return { person, payment }
}

const canView = async (guideId: number, person: Parameters<Shop['visit']>[1]) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView

test('a payment event grants access once, even if it arrives repeatedly and concurrently', async () => {
  const { person, payment } = await payFor(1, 'aiko')
  const paid = event('payment_intent.succeeded', { id: payment, object: 'payment_intent' })

  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(paid)))

  expect(new Set(answers)).toEqual(new Set([200]))
  await expect.poll(() => canView(1, person)).toBe(true)
  const { rows } = await shop.deps.pool.query(
    'select count(*)::int as count from purchases where stripe_payment_id = $1',
    [payment],
  )
  expect(rows).toEqual([{ count: 1 }])
})

test.each<[string, (payload: string) => { payload: string; signature: string }]>([
  [
    'signed with another secret',
    (payload) => ({ payload, signature: signPayload(payload, { secret: 'whsec_of_somebody_else' }) }),
  ],
  ['changed by a space', (payload) => ({ payload: `${payload} `, signature: signPayload(payload) })],
  [
    'signed 301 seconds ago',
    (payload) => ({ payload, signature: signPayload(payload, { secondsAgo: 301 }) }),
  ],
])('an event that was %s grants nothing', async (_title, forge) => {
  const { person, payment } = await payFor(2, 'ben')
  const paid = event('payment_intent.succeeded', { id: payment, object: 'payment_intent' })

  const status = await deliver(paid, forge(serializeEvent(paid)))

  expect(status).toBe(400)
  expect(await canView(2, person)).toBe(false)
})

test('an unsigned event is rejected, and an event of an unused type is acknowledged', async () => {
  const bare = await shop.app.inject({ method: 'POST', url: '/api/webhooks/stripe', payload: {} })
  expect(bare.statusCode).toBe(400)
  expect(await deliver(event('customer.created', { id: 'cus_1', object: 'customer' }))).toBe(200)
  expect(
    await deliver(event('payment_intent.succeeded', { id: 'pi_of_another_shop', object: 'payment_intent' })),
  ).toBe(200)
})

/** Kind of object in each type of event that the shop handles. */
const objectKinds = {
  'payment_intent.succeeded': 'payment',
  'payment_intent.canceled': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.processing': 'payment',
  'charge.refunded': 'charge',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'checkout.session.completed': 'session',
  'checkout.session.async_payment_succeeded': 'session',
  'checkout.session.async_payment_failed': 'session',
  'checkout.session.expired': 'session',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'invoice.payment_action_required': 'invoice',
} as const
const objects = {
  payment: (id: string) => ({ id, object: 'payment_intent' }),
  charge: (id: string) => ({ id: 'ch_1', object: 'charge', payment_intent: id }),
  refund: (id: string) => ({ id: 're_1', object: 'refund', payment_intent: id }),
  dispute: (id: string) => ({ id: 'dp_1', object: 'dispute', payment_intent: id }),
  session: (id: string) => ({ id, object: 'checkout.session' }),
  subscription: (id: string) => ({ id, object: 'subscription' }),
  invoice: (id: string) => ({
    id: 'in_1',
    object: 'invoice',
    parent: { subscription_details: { subscription: id } },
  }),
}

test('every event about a payment, refund or subscription enqueues a settlement of its object', async () => {
  const types = Object.keys(objectKinds) as (keyof typeof objectKinds)[]
  for (const type of types) await deliver(event(type, objects[objectKinds[type]](`none_${type}`)))

  const { rows } = await shop.deps.pool.query<{ id: string }>(
    `select data ->> 'stripeId' as id from pgboss.job where name = 'payments.settle' and data ->> 'stripeId' like 'none\\_%'`,
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(types.map((type) => `none_${type}`).toSorted())
})

const now = () => Math.floor(Date.now() / 1000)
test.each<[string, () => { payload: string; signature?: string }]>([
  ['an empty signature', () => ({ payload: '{}', signature: `t=${now()},v1=` })],
  ['an empty signature and time', () => ({ payload: '{}', signature: 'v1=,t=' })],
  ['a signed null', () => ({ payload: 'null' })],
  ['a signed number', () => ({ payload: '7' })],
  [
    'an event without data',
    () => ({ payload: serializeEvent({ ...event('charge.refunded', {}), data: undefined }) }),
  ],
  ...['id', 'type', 'created', 'livemode'].map((field): [string, () => { payload: string }] => [
    `an event without ${field}`,
    () => ({
      payload: serializeEvent({ ...event('charge.refunded', { object: 'charge' }), [field]: undefined }),
    }),
  ]),
  [
    'an event without a Stripe object',
    () => ({ payload: serializeEvent(event('charge.refunded', { id: 'ch_1' })) }),
  ],
  [
    'a thin event',
    () => ({
      payload: serializeEvent({ id: 'evt_1', object: 'v2.core.event', type: 'v1.x', created: 'now' }),
    }),
  ],
])('a webhook request with %s is rejected with 400', async (_title, make) => {
  expect(await deliver({}, make())).toBe(400)
})

const sized = (bytes: number) =>
  event('customer.created', { id: 'cus_1', object: 'customer', description: 'x'.repeat(bytes) })

test('an event of 256 KB is accepted, and one of 1 MB is rejected with 413', async () => {
  expect([await deliver(sized(256 * 1024)), await deliver(sized(1024 * 1024))]).toEqual([200, 413])
})

test('a false event about an unpaid payment grants nothing', async () => {
  const person = await shop.signUp('chie')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 3 }, person)
  const payment = started.json<{ clientSecret: string }>().clientSecret.split('_secret')[0] ?? ''

  await deliver(
    event('payment_intent.succeeded', { id: payment, object: 'payment_intent', status: 'succeeded' }),
  )
  const named = { guideId: 3, stripePaymentId: payment, amount: 200 }
  const answer = await shop.post('/api/purchases', named, person)

  expect([answer.status, answer.json()]).toMatchObject([409, { code: 'payment-incomplete' }])
  expect(await canView(3, person)).toBe(false)
})

test('a payment that Stripe received only in part grants nothing', async () => {
  const { person, payment } = await payFor(4, 'rei')
  const partly = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    const answer = await fetch(address, init)
    if (!address.includes(payment)) return answer
    return Response.json({ ...((await answer.json()) as object), amount_received: 100 })
  })

  await settleStripeObject({ ...shop.deps, stripe: partly }, payment)

  expect(await canView(4, person)).toBe(false)
})

test('another user’s payment grants nothing to the user who sends its id', async () => {
  const { payment } = await payFor(4, 'dai')
  const thief = await shop.signUp('emi')

  const answer = await shop.post(
    '/api/purchases',
    { guideId: 4, stripePaymentId: payment, amount: 200 },
    thief,
  )

  expect(answer.status).toBe(400)
  expect(await canView(4, thief)).toBe(false)
})

test('a payment for one guide gives no access to another', async () => {
  const { person, payment } = await payFor(3, 'fumi')

  const answer = await shop.post(
    '/api/purchases',
    { guideId: 4, stripePaymentId: payment, amount: 200 },
    person,
  )

  expect(answer.status).toBe(400)
  expect(await canView(4, person)).toBe(false)
})

test('a refund revokes access, and the guide can be bought again', async () => {
  const { person, payment } = await payFor(1, 'gen')
  await shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, person)
  expect(await canView(1, person)).toBe(true)

  await stripe.refunds.create({ payment_intent: payment })
  await deliver(event('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: payment }))

  await expect.poll(() => canView(1, person)).toBe(false)
  expect((await shop.post('/api/users/create-payment-intent', { guideId: 1 }, person)).status).toBe(200)
})

test('a second charge for an owned guide is refunded', async () => {
  const { person, payment } = await payFor(2, 'hana')
  await shop.post('/api/purchases', { guideId: 2, stripePaymentId: payment }, person)
  const first = await stripe.paymentIntents.retrieve(payment)
  const second = await stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    customer: typeof first.customer === 'string' ? first.customer : '',
    metadata: first.metadata,
    allowed_payment_method_types: ['card'],
  })
  await stripe.paymentIntents.confirm(second.id, { payment_method: 'pm_card_visa' })

  await deliver(event('payment_intent.succeeded', { id: second.id, object: 'payment_intent' }))

  const refundedOf = async () => {
    const refunds = await stripe.refunds.list({ payment_intent: second.id })
    return refunds.data.map(({ amount }) => amount)
  }
  await expect.poll(refundedOf).toEqual([200])
  expect(await canView(2, person)).toBe(true)
})

test('a checkout during a Stripe outage returns 503 and is closed, and the next one works', async () => {
  const person = await shop.signUp('iku')
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'POST', path: '/v1/payment_intents', status: 503, times: 3 }),
  })

  const refused = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, person)
  const browsing = await shop.visit('/api/guides/1', person)
  const later = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, person)

  expect([refused.status, browsing.status, later.status]).toEqual([503, 200, 200])
  expect(refused.json()).toMatchObject({ code: 'payments-unavailable' })
  const { rows } = await shop.deps.pool.query(
    'select state, stripe_id is not null as at_stripe from orders join users on users.id = buyer_id where firebase_uid = $1 order by opened_at',
    [person.uid],
  )
  expect(rows).toEqual([
    { state: 'closed', at_stripe: false },
    { state: 'open', at_stripe: true },
  ])
})

test('an older Stripe response never overwrites a newer one, even one that changed nothing', async () => {
  const { person, payment } = await payFor(1, 'jun')
  await shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, person)
  const order = await findOrderByStripeId(shop.deps.db, payment)
  if (order === undefined) throw new Error('no order')
  const state: PaymentState = {
    refundedMinor: 0,
    bankReturnedMinor: 0,
    disputedAt: null,
    failedRefunds: [],
    paymentId: payment,
    status: 'succeeded',
    amountMinor: 200,
    currency: 'usd',
    paidAt: new Date(),
    userId: String(order.userId),
    guideId: '1',
    liveMode: false,
    money: 'kept',
  }
  const answers: PaymentState[] = [{ ...state, money: 'disputed' }, state]
  const asked: string[] = []

  await withOptimisticLock(
    shop.deps,
    order.userId,
    async () => {
      const answer = answers[asked.length] ?? state
      asked.push(answer.money)
      // A newer state is stored while the first response is in transit.
      if (answer.money === 'disputed') await settleStripeObject(shop.deps, payment)
      return answer
    },
    (tx, answer, moved) =>
      writePaymentDecision(
        tx,
        { ...shop.deps, moved },
        { order, payment: answer, others: [], now: new Date() },
      ),
  )

  expect(asked).toEqual(['disputed', 'kept'])
  expect(await canView(1, person)).toBe(true)
})

test('a database connection that breaks during a request fails that request, not the shop', async () => {
  const person = await shop.signUp('kei')
  const client = await shop.deps.pool.connect()
  await client.query('begin')
  await client.query('select * from users where firebase_uid = $1 for update', [person.uid])
  const waiting = shop.post('/api/users/create-payment-intent', { guideId: 2 }, person)
  await expect
    .poll(
      async () =>
        (
          await client.query(
            "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          )
        ).rowCount,
    )
    .toBe(1)
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )

  expect((await waiting).status).toBe(503)

  await client.query('rollback')
  client.release()
  expect((await shop.visit('/api/guides/1')).status).toBe(200)
})

test('a declined card leaves no ignored payment in the access history', async () => {
  const person = await shop.signUp('lin')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 3 }, person)
  const payment = started.json<{ clientSecret: string }>().clientSecret.split('_secret')[0] ?? ''
  await expect(
    stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa_chargeDeclined' }),
  ).rejects.toThrow('Your card was declined.')

  await shop.post('/api/purchases', { guideId: 3, stripePaymentId: payment }, person)
  await stripe.paymentIntents.cancel(payment)
  await shop.post('/api/purchases', { guideId: 3, stripePaymentId: payment }, person)

  const noted = await shop.deps.pool.query('select change from access_changes where source_ref = $1', [
    payment,
  ])
  const orders = await shop.deps.pool.query('select state from orders where stripe_id = $1', [payment])
  expect([noted.rows, orders.rows]).toEqual([[], [{ state: 'closed' }]])
})

test('a receipt has the date of the charge, even if the payment is settled days later', async () => {
  const { payment } = await payFor(1, 'tomo')
  const threeDays = 3 * 24 * 60 * 60 * 1000
  const late = new Date(Date.now() + threeDays)

  await settleStripeObject({ ...shop.deps, clock: () => late }, payment)

  const sql = 'select paid_at from receipts where reference = $1'
  const { rows } = await shop.deps.pool.query<{ paid_at: Date }>(sql, [payment])
  expect(late.getTime() - (rows[0]?.paid_at.getTime() ?? 0)).toBeGreaterThanOrEqual(threeDays - 1000)
})

test('settling a paid checkout again keeps its time of payment', async () => {
  const { person, payment } = await payFor(2, 'pia')
  const look = async () => {
    await shop.post('/api/purchases', { guideId: 2, stripePaymentId: payment }, person)
    const sql = 'select state, paid_at from orders where stripe_id = $1'
    return (await shop.deps.pool.query(sql, [payment])).rows
  }
  const first = await look()
  expect(first).toMatchObject([{ state: 'paid' }])
  expect(await look()).toEqual(first)
})

test('a guide whose title changes between two attempts can still be bought', async () => {
  const person = await shop.signUp('mei')
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      method: 'POST',
      path: '/v1/payment_intents',
      status: 0,
      times: 3,
      afterWork: true,
    }),
  })
  const lost = await shop.post('/api/users/create-payment-intent', { guideId: 4 }, person)
  await shop.stock({ id: 4, titleEn: 'A better title' })

  const again = await shop.post('/api/users/create-payment-intent', { guideId: 4 }, person)

  expect([lost.status, again.status]).toEqual([503, 200])
})

test('a customer who was deleted at Stripe can still buy', async () => {
  const person = await shop.signUp('nao')
  await shop.post('/api/users/create-payment-intent', { guideId: 1 }, person)
  const { rows } = await shop.deps.pool.query<{ id: string }>(
    'select stripe_customer_id as id from users where firebase_uid = $1',
    [person.uid],
  )
  await stripe.customers.del(rows[0]?.id ?? '')

  const answer = await shop.post('/api/users/create-payment-intent', { guideId: 2 }, person)

  expect(answer.status).toBe(200)
})

test('a payment of another system with similar metadata is ignored', async () => {
  const person = await shop.signUp('oto')
  const foreign = await stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    metadata: { checkoutId: 'order-17' },
  })

  const answer = await shop.post('/api/purchases', { guideId: 1, stripePaymentId: foreign.id }, person)

  expect(answer.json()).toMatchObject({ code: 'payment-mismatch' })
})
