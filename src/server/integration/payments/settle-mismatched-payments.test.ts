import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { receiveStripeEvent } from '../../payments/events/receive-event.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { serializeEvent, deliverWebhook, signPayload, createStripeEvent } from '../../testing/stripe-event.ts'

const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 }, { id: 2 })
const stripe = shop.deps.stripe
const thief = await shop.signUp('thief')
const victim = await shop.signUp('victim')
/** Metadata of checkouts that the users have really started. */
const guideMetadata = await startCheckout(thief, '/api/users/create-payment-intent', { guideId: 1 })
const victimsMetadata = await startCheckout(victim, '/api/users/create-payment-intent', { guideId: 1 })
await shop.post('/api/create-subscription', {}, thief)
const { data } = await stripe.subscriptions.list({ status: 'all' })
const proMetadata = data[0]?.metadata ?? {}

async function startCheckout(person: Person, path: string, body: object): Promise<Stripe.Metadata> {
  const payment = parsePaymentId((await shop.post(path, body, person)).json())
  return (await stripe.paymentIntents.retrieve(payment)).metadata
}

async function untilQueueIsEmpty(): Promise<void> {
  const sql = `select id from pgboss.job where name like 'payments.%' and name <> 'payments.sweep' and state < 'completed'`
  await expect.poll(async () => (await shop.deps.pool.query(sql)).rowCount).toBe(0)
}

/** Expected state without a grant: only the two forms for the guide and the one for Pro are open. */
const nothing = { purchases: 0, receipts: 0, subscribers: 0, changes: 0, forms: 3, readable: [] }

/** Runs all jobs and counts purchases, receipts and access, except those of the deleted customer. */
async function readState() {
  await untilQueueIsEmpty()
  const { rows } = await shop.deps.pool.query<object>(
    `with forged as (select id as user_id from users where email not like 'deleted-%')
     select (select count(*)::int from purchases natural join forged) as purchases,
            (select count(*)::int from receipts natural join forged) as receipts,
            (select count(*)::int from orders join forged on user_id = buyer_id where state = 'open') as forms,
            (select count(*)::int from users join forged on user_id = users.id where subscription_active) as subscribers,
            (select count(*)::int from access_changes natural join forged where change <> 'ignored') as changes`,
  )
  const readable: string[] = []
  for (const person of [thief, victim])
    for (const id of [1, 2]) {
      const { body } = await shop.visit(`/api/guides/${id}`, person)
      if (body.includes(`PAID-TEXT-${id}`)) readable.push(`${person.email} reads ${id}`)
    }
  return { ...rows[0], readable }
}

interface ForgedPrice {
  unit_amount: number
  interval: 'month' | 'year'
  interval_count?: number
}

const monthly = (unit_amount: number) => ({ unit_amount, interval: 'month' as const })

describe('a payment that doesn’t match its checkout grants nothing', () => {
  test.each<[string, () => Partial<Stripe.PaymentIntentCreateParams>]>([
    ['of half the price', () => ({ amount: 100 })],
    ['in yen instead of dollars', () => ({ currency: 'jpy' })],
    ['with another guide id', () => ({ metadata: { ...guideMetadata, guideId: '2' } })],
    ['with another user id', () => ({ metadata: { ...guideMetadata, userId: '999999' } })],
    [
      'for another user’s checkout',
      () => ({ metadata: { ...victimsMetadata, userId: guideMetadata['userId'] ?? '' } }),
    ],
    ['of two dollars for Pro', () => ({ metadata: proMetadata })],
    ['for an unknown checkout', () => ({ metadata: { ...guideMetadata, checkoutId: crypto.randomUUID() } })],
    ['with a malformed checkout id', () => ({ metadata: { ...guideMetadata, checkoutId: "' or true --" } })],
    ['without metadata', () => ({ metadata: {} })],
  ])('a real payment %s grants nothing', async (_title, forge) => {
    const forged = await stripe.paymentIntents.create({
      amount: 200,
      currency: 'usd',
      metadata: guideMetadata,
      allowed_payment_method_types: ['card'],
      ...forge(),
    })
    await payWithCard(stripe, forged.id)

    const heard = await deliverWebhook(
      shop,
      createStripeEvent('payment_intent.succeeded', { id: forged.id, object: 'payment_intent' }),
    )
    const named = await Promise.all(
      [1, 2].map((guideId) =>
        shop.post('/api/purchases', { guideId, stripePaymentId: forged.id, amount: 200 }, thief),
      ),
    )

    expect([heard, ...named.map(({ status }) => status >= 400 && status < 500)]).toEqual([200, true, true])
    expect(await readState()).toEqual(nothing)
  })
})

describe('a paid subscription that doesn’t match the user or the price grants no Pro', () => {
  test.each<[string, () => ForgedPrice, () => Stripe.Metadata]>([
    ['for two dollars a month', () => monthly(200), () => proMetadata],
    ['for fifteen dollars a year', () => ({ ...monthly(1500), interval: 'year' }), () => proMetadata],
    [
      'for fifteen dollars every three months',
      () => ({ ...monthly(1500), interval_count: 3 }),
      () => proMetadata,
    ],
    ['for another subscriber', () => monthly(1500), () => ({ ...proMetadata, userId: '999999' })],
    ['without metadata', () => monthly(1500), () => ({})],
  ])('a paid subscription %s grants no Pro', async (_title, price, metadata) => {
    const customer = await stripe.customers.list({ limit: 100 })
    const mine = customer.data.find((each) => each.metadata['userId'] === guideMetadata['userId'])
    await subscribeOutsideShop(mine?.id ?? '', price(), metadata())
    expect(await readState()).toEqual(nothing)
  })

  test('a subscription of an unknown Stripe customer grants no Pro', async () => {
    const stranger = await stripe.customers.create({ metadata: { userId: guideMetadata['userId'] ?? '' } })
    await subscribeOutsideShop(stranger.id, monthly(1500), proMetadata)
    expect(await readState()).toEqual(nothing)
  })
})

test('payments in test mode grant no access in a live shop', async () => {
  const live = { ...shop.deps, env: { ...shop.deps.env, STRIPE_SECRET_KEY: 'sk_live_of_nobody' } }
  const guide = await stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    metadata: guideMetadata,
    allowed_payment_method_types: ['card'],
  })
  await payWithCard(stripe, guide.id)
  const before = await countStoredEvents()

  const settled = await settleStripeObject(live, guide.id)
  await receiveStripeEvent(live, paid() as unknown as Stripe.Event)

  expect(settled).toMatchObject({ paid: false, changes: [] })
  expect([await readState(), await countStoredEvents()]).toEqual([nothing, before])
})

async function subscribeOutsideShop(
  customer: string,
  { unit_amount, ...recurring }: ForgedPrice,
  metadata: Stripe.Metadata,
): Promise<void> {
  const product = 'pro-monthly'
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price_data: { currency: 'usd', product, recurring, unit_amount } }],
    payment_behavior: 'default_incomplete',
    metadata,
    expand: ['latest_invoice.confirmation_secret'],
  })
  const invoice = subscription.latest_invoice
  if (invoice === null || typeof invoice === 'string') throw new Error('no invoice')
  const payment = parsePaymentId({ clientSecret: invoice.confirmation_secret?.client_secret ?? '' })
  await payWithCard(stripe, payment)
  const pro = { id: subscription.id, object: 'subscription' }
  expect(await deliverWebhook(shop, createStripeEvent('customer.subscription.updated', pro))).toBe(200)
  const asGuide = await shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, thief)
  expect(asGuide.status).toBe(400)
}

const paid = () => createStripeEvent('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent' })
const countStoredEvents = async () => (await shop.deps.pool.query('select id from stripe_events')).rowCount
const tampered = (payload: string) => payload.replace('"pi_1"', '"pi_2"')
const wrong = (payload: string) => signPayload(payload, { secret: 'whsec_of_somebody_else' })

describe('a webhook event without a valid signature is rejected', () => {
  test.each<[string, (payload: string) => { payload: string; signature: string }]>([
    [
      'signed 301 seconds ago',
      (payload) => ({ payload, signature: signPayload(payload, { secondsAgo: 301 }) }),
    ],
    [
      'with the signature of another event',
      (payload) => ({ payload: tampered(payload), signature: signPayload(payload) }),
    ],
    [
      'with less whitespace than was signed',
      (payload) => ({ payload: payload.trim().replace('\n', ''), signature: signPayload(payload) }),
    ],
    [
      'with two invalid signatures',
      (payload) => ({ payload, signature: `${wrong(payload)},v1=${'0'.repeat(64)}` }),
    ],
    [
      'with a v0 signature only',
      (payload) => ({ payload, signature: signPayload(payload).replace('v1=', 'v0=') }),
    ],
    [
      'with a signature without a timestamp',
      (payload) => ({ payload, signature: signPayload(payload).replace(/t=\d+,/, '') }),
    ],
  ])('an event %s is rejected and not stored', async (_title, forge) => {
    const before = await countStoredEvents()
    const event = paid()
    expect(await deliverWebhook(shop, event, forge(serializeEvent(event)))).toBe(400)
    expect(await countStoredEvents()).toBe(before)
  })

  test('an event with one valid and one invalid signature is accepted, as in a secret rotation', async () => {
    const event = paid()
    const payload = serializeEvent(event)
    const [time = '', right = ''] = signPayload(payload).split(',')
    expect(await deliverWebhook(shop, event, { signature: `${time},v1=${'0'.repeat(64)},${right}` })).toBe(
      200,
    )
  })

  test('an event that is replayed with its own signature is stored once', async () => {
    const before = (await countStoredEvents()) ?? 0
    const event = paid()
    const signature = signPayload(serializeEvent(event))
    expect([
      await deliverWebhook(shop, event, { signature }),
      await deliverWebhook(shop, event, { signature }),
    ]).toEqual([200, 200])
    expect(await countStoredEvents()).toBe(before + 1)
  })

  test('a live event is acknowledged but not stored by a shop in test mode', async () => {
    const before = await countStoredEvents()
    expect(await deliverWebhook(shop, { ...paid(), livemode: true })).toBe(200)
    expect(await countStoredEvents()).toBe(before)
  })
})

test('deleting a customer at Stripe ends Pro', async () => {
  const person = await shop.signUp('deleted')
  const started = await shop.post('/api/create-subscription', {}, person)
  await payWithCard(stripe, parsePaymentId(started.json()))
  const { rows } = await shop.deps.pool.query<{ customer: string }>(
    'select stripe_customer_id as customer from users where firebase_uid = $1',
    [person.uid],
  )
  const customer = rows[0]?.customer ?? ''
  const [subscription] = (await stripe.subscriptions.list({ customer })).data
  const pro = { id: subscription?.id, object: 'subscription', customer, status: 'active' }
  await deliverWebhook(shop, createStripeEvent('customer.subscription.updated', pro))
  await untilQueueIsEmpty()
  expect((await shop.visit('/api/guides/1', person)).body).toContain('PAID-TEXT-1')

  // Stripe ends the subscriptions of a deleted customer.
  await stripe.subscriptions.cancel(subscription?.id ?? '')
  await stripe.customers.del(customer)
  await deliverWebhook(shop, createStripeEvent('customer.subscription.updated', pro))

  await untilQueueIsEmpty()
  expect((await shop.visit('/api/guides/1', person)).body).not.toContain('PAID-TEXT-1')
})
