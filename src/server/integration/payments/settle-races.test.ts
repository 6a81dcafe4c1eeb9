import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { pickFreeGuide } from '../../payments/checkout/pick-free-guide.ts'
import { endDuplicateSubscription } from '../../payments/settle/end-duplicate-subscription.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import {
  startHostedCheckout,
  startPayment,
  startSubscription,
} from '../../payments/checkout/start-payment.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { User } from '../../platform/caller.ts'
import {
  forEachConcurrently,
  insertBuyers,
  parsePaymentId,
  payOnHostedPage,
  payWithCard,
} from '../../testing/buyers.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import { deliverWebhook, createStripeEvent } from '../../testing/stripe-event.ts'
import { createStripeWithFetch } from '../../testing/stripe-with-fetch.ts'

const shop = await openTestShop()
await shop.stock(...Array.from({ length: 50 }, (_, index) => ({ id: index + 1 })))
const stripe = shop.deps.stripe

const fifty = Array.from({ length: 50 }, (_, index) => index)

async function newBuyer(): Promise<User> {
  const [buyer] = await insertBuyers(shop.deps.pool, 1)
  if (buyer === undefined) throw new Error('no buyer')
  return buyer
}

async function rowsOf<T extends object>(sql: string, { id }: User): Promise<T[]> {
  const { rows } = await shop.deps.pool.query<T>(sql, [id])
  return rows
}
const livePurchases = (buyer: User) =>
  rowsOf('select id from purchases where user_id = $1 and revoked_at is null', buyer)
const changesOf = async (buyer: User) =>
  (await rowsOf<{ change: string }>('select change from access_changes where user_id = $1', buyer)).map(
    ({ change }) => change,
  )

/** Returns undefined if the shop refused because another tab was faster. Throws other errors. */
async function unlessTooLate<T>(start: Promise<T>): Promise<T | undefined> {
  try {
    return await start
  } catch (error) {
    // On a slow machine, the last requests in the queue are rejected after some seconds.
    const late = ['already-owned', 'already-subscribed', 'payment-incomplete', 'payments-unavailable']
    if (error instanceof Refusal && late.includes(error.code)) return undefined
    throw error
  }
}

/** Pays with a valid card. Does nothing if Stripe rejects the request because the payment is paid or canceled. */
async function payUnlessOver(started: { clientSecret: string } | undefined): Promise<void> {
  if (started === undefined) return
  try {
    await payWithCard(stripe, parsePaymentId(started))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

/** Counts the succeeded payments of these customers, and those that were not refunded. */
async function chargesOf(customers: Set<string>): Promise<{ paid: number; kept: number }> {
  const charges = { paid: 0, kept: 0 }
  for (const customer of customers)
    for await (const intent of stripe.paymentIntents.list({ customer, limit: 100 })) {
      if (intent.status !== 'succeeded') continue
      const { data } = await stripe.refunds.list({ payment_intent: intent.id })
      charges.paid += 1
      charges.kept += data.length === 0 ? 1 : 0
    }
  return charges
}

/** Returns every Stripe customer that was ever created for this buyer. */
async function customersOf({ id }: User): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const customer of stripe.customers.list({ limit: 100 }))
    if (customer.metadata['userId'] === String(id)) found.add(customer.id)
  return found
}

/** Returns whether Stripe has sent all events and all of them have been processed. */
async function isAllSettled(): Promise<boolean> {
  const answer = await fetch(`${shop.stripeUrl}/_sandbox/webhook`)
  const { waiting } = (await answer.json()) as { waiting: object[] }
  const { rows } = await shop.deps.pool.query(
    `select id from pgboss.job where name like 'payments.%' and name <> 'payments.sweep' and state < 'completed'`,
  )
  return waiting.length === 0 && rows.length === 0
}

test('four payments result in four purchases after 200 concurrent event deliveries', async () => {
  const buyers = await insertBuyers(shop.deps.pool, 4)
  const events = await Promise.all(
    buyers.map(async (buyer) => {
      const id = parsePaymentId(await startPayment(shop.deps, buyer, { guideId: 1, language: 'en' }))
      await payWithCard(stripe, id)
      return [
        createStripeEvent('payment_intent.processing', { id, object: 'payment_intent' }),
        createStripeEvent('payment_intent.succeeded', { id, object: 'payment_intent' }),
        createStripeEvent('payment_intent.payment_failed', { id, object: 'payment_intent' }),
        createStripeEvent('charge.refunded', { object: 'charge', payment_intent: id }),
        createStripeEvent('charge.dispute.closed', {
          id: `dp_of_${id}`,
          object: 'dispute',
          payment_intent: id,
        }),
      ]
    }),
  )
  const deliveries = events.flat().flatMap((event) => Array.from({ length: 10 }, () => event))

  const statuses = new Set<number>()
  await forEachConcurrently(
    deliveries,
    20,
    async (event) => void statuses.add(await deliverWebhook(shop, event)),
  )

  expect(statuses).toEqual(new Set([200]))
  await expect.poll(isAllSettled).toBe(true)
  for (const buyer of buyers) {
    expect(await livePurchases(buyer)).toHaveLength(1)
    expect(await changesOf(buyer)).toEqual(['granted'])
  }
})

test('fifty tabs that buy a guide, in both currencies and checkouts, result in one charge', async () => {
  const buyer = await newBuyer()

  await Promise.all(
    fifty.map((tab) => {
      const terms = { guideId: 2, language: tab % 2 === 0 ? 'en' : 'ja' } as const
      return tab % 4 < 2 ? payByForm(buyer, terms) : payHosted(buyer, terms)
    }),
  )

  await expect.poll(isAllSettled).toBe(true)
  const { paid, kept } = await chargesOf(await customersOf(buyer))
  expect(kept).toBe(1)
  expect(await livePurchases(buyer)).toHaveLength(1)
  const duplicates = (await changesOf(buyer)).filter((change) => change === 'duplicate-refunded')
  expect(duplicates).toHaveLength(paid - 1)
})

test('fifty tabs that subscribe, in both checkouts, result in one subscription', async () => {
  const buyer = await newBuyer()

  await Promise.all(
    fifty.map((tab) =>
      tab % 2 === 0 ? subscribeByForm(buyer) : payHosted(buyer, { guideId: null, language: 'en' }),
    ),
  )

  await expect.poll(isAllSettled).toBe(true)
  const customers = await customersOf(buyer)
  expect((await chargesOf(customers)).kept).toBe(1)
  const live = []
  for (const customer of customers)
    for await (const { id, status } of stripe.subscriptions.list({ customer })) {
      if (status === 'active') live.push(id)
    }
  const stored = await rowsOf(
    'select stripe_subscription_id as id, subscription_active as active from users where id = $1',
    buyer,
  )
  expect(stored).toEqual([{ id: live[0], active: true }])
  expect(live).toHaveLength(1)
})

type Terms = { guideId: number; language: 'en' | 'ja' }

const payByForm = async (buyer: User, terms: Terms) =>
  payUnlessOver(await unlessTooLate(startPayment(shop.deps, buyer, terms)))

const subscribeByForm = async (buyer: User) =>
  payUnlessOver(await unlessTooLate(startSubscription(shop.deps, buyer, { language: 'en' })))

async function payHosted(
  buyer: User,
  terms: { guideId: number | null; language: 'en' | 'ja' },
): Promise<void> {
  const started = await unlessTooLate(startHostedCheckout(shop.deps, buyer, terms))
  if (started !== undefined) await payOnHostedPage(started.url, buyer.email)
}

test('a customer id unknown to Stripe is removed, but not a newer one stored in the meantime', async () => {
  const buyer = await newBuyer()
  const note = (customerId: string) =>
    rowsOf(`update users set stripe_customer_id = '${customerId}' where id = $1`, buyer)
  await note('cus_lost')
  await fault({ method: 'POST', path: '/v1/payment_intents', held: true })
  const started = startPayment(shop.deps, buyer, { guideId: 6, language: 'en' })
  await expect.poll(() => countPendingRequests('POST', '/v1/payment_intents')).toBeGreaterThan(0)
  const { id } = await stripe.customers.create({ metadata: { userId: String(buyer.id) } })
  await note(id)
  await clearFaults()

  const payment = await stripe.paymentIntents.retrieve(parsePaymentId(await started))

  expect(payment.customer).toBe(id)
})

test('a new buyer who opens two checkouts at once can pay both of them', async () => {
  const buyer = await newBuyer()
  // The tab that started first gets its customer last.
  await fault({ method: 'POST', path: '/v1/customers', held: true })
  const started = startPayment(shop.deps, buyer, { guideId: 3, language: 'en' })
  await expect.poll(() => countPendingRequests('POST', '/v1/customers')).toBeGreaterThan(0)

  const pro = await startSubscription(shop.deps, buyer, { language: 'en' })
  await clearFaults()
  for (const each of [await started, pro]) await payWithCard(stripe, parsePaymentId(each))

  await expect.poll(isAllSettled).toBe(true)
  expect(await livePurchases(buyer)).toHaveLength(1)
  const stored = await rowsOf('select subscription_active as active from users where id = $1', buyer)
  expect(stored).toEqual([{ active: true }])
})

test('two simultaneous clicks result in one Stripe page and one Stripe customer', async () => {
  const buyer = await newBuyer()
  const terms = { guideId: 8, language: 'en' } as const

  const pages = await Promise.all([1, 2].map(() => startHostedCheckout(shop.deps, buyer, terms)))

  expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
  expect((await customersOf(buyer)).size).toBe(1)
})

test('a user can subscribe if another node has just created the Stripe product', async () => {
  const buyer = await newBuyer()
  await startSubscription(shop.deps, await newBuyer(), { language: 'en' })
  const asBefore = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    if (!address.includes('/v1/products/')) return fetch(address, init)
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such product' }
    return Response.json({ error }, { status: 404 })
  })

  const started = await startSubscription({ ...shop.deps, stripe: asBefore }, buyer, { language: 'en' })

  const { status } = await payWithCard(stripe, parsePaymentId(started))
  expect(status).toBe('succeeded')
})

test('a card payment that arrives before its subscription is canceled is refunded', async () => {
  const buyer = await newBuyer()
  const form = await startSubscription(shop.deps, buyer, { language: 'en' })
  // Holds both cancellations of the subscription: by the request for the other checkout, and by its background job.
  await fault({ method: 'DELETE', path: '/v1/subscriptions/*', held: true, times: 2 })
  const hosted = startHostedCheckout(shop.deps, buyer, { guideId: null, language: 'en' })
  await expect.poll(() => countPendingRequests('DELETE', '/v1/subscriptions')).toBeGreaterThan(0)

  await payWithCard(stripe, parsePaymentId(form))
  await clearFaults()
  await hosted

  await expect.poll(isAllSettled).toBe(true)
  expect(await chargesOf(await customersOf(buyer))).toEqual({ paid: 1, kept: 0 })
})

test('a payment made just before its subscription is canceled is refunded even if the node dies', async () => {
  const buyer = await newBuyer()
  const form = await startSubscription(shop.deps, buyer, { language: 'en' })
  // Holds the cancellation by the background job until the card has paid.
  await fault({ method: 'DELETE', path: '/v1/subscriptions/*', held: true, times: 2 })
  let dead = false
  const dying = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    if (dead) throw new Error('killed')
    if (init?.method !== 'DELETE') return fetch(address, init)
    await payWithCard(stripe, parsePaymentId(form))
    dead = true
    await clearFaults()
    return fetch(address, init)
  })

  const hosted = startHostedCheckout({ ...shop.deps, stripe: dying }, buyer, {
    guideId: null,
    language: 'en',
  })

  await expect(hosted).rejects.toMatchObject({ code: 'payments-unavailable' })
  const charged = async () => (await isAllSettled()) && chargesOf(await customersOf(buyer))
  await expect.poll(charged).toMatchObject({ kept: 0 })
})

test('a duplicate plan is refunded even if it is canceled concurrently', async () => {
  const buyer = await newBuyer()
  const form = await startSubscription(shop.deps, buyer, { language: 'en' })
  await payWithCard(stripe, parsePaymentId(form))
  await expect.poll(isAllSettled).toBe(true)
  const [customer = ''] = await customersOf(buyer)
  const [subscription] = (await stripe.subscriptions.list({ customer })).data
  const late = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    if (init?.method === 'DELETE') await fetch(address, init)
    return fetch(address, init)
  })

  await endDuplicateSubscription({ ...shop.deps, stripe: late }, { subscriptionId: String(subscription?.id) })

  const charged = async () => (await isAllSettled()) && chargesOf(new Set([customer]))
  await expect.poll(charged).toEqual({ paid: 1, kept: 0 })
})

const fault = (body: object) => controlSandbox({ url: shop.stripeUrl }, 'faults', body)
const clearFaults = () => fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })

/** Counts the requests that Stripe is still processing. */
async function countPendingRequests(method: string, path: string): Promise<number> {
  const answer = await fetch(`${shop.stripeUrl}/_sandbox/requests?method=${method}&path=${path}`)
  return ((await answer.json()) as { status: number | null }[]).filter(({ status }) => status === null).length
}

test('one of fifty concurrent picks of a free guide is granted', async () => {
  const buyer = await newBuyer()
  const picks = await Promise.allSettled(fifty.map((index) => pickFreeGuide(shop.deps, buyer, index + 1)))
  expect(picks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await livePurchases(buyer)).toHaveLength(1)
})

test('a guide that is picked and paid for at the same time is either free or paid, not both', async () => {
  const buyers = await insertBuyers(shop.deps.pool, 4)

  await forEachConcurrently(buyers, 4, async (buyer) => {
    const payment = parsePaymentId(await startPayment(shop.deps, buyer, { guideId: 4, language: 'en' }))
    await Promise.all([payWithCard(stripe, payment), unlessTooLate(pickFreeGuide(shop.deps, buyer, 4))])
  })

  await expect.poll(isAllSettled).toBe(true)
  for (const buyer of buyers) {
    const [purchase] = await rowsOf<{ source: string }>(
      'select source from purchases where user_id = $1 and revoked_at is null',
      buyer,
    )
    const { kept } = await chargesOf(await customersOf(buyer))
    expect({ source: purchase?.source, kept }).toEqual(
      purchase?.source === 'free' ? { source: 'free', kept: 0 } : { source: 'payment', kept: 1 },
    )
  }
})

test('twenty concurrent settlements of a payment all report it as paid and grant it once', async () => {
  const buyer = await newBuyer()
  const payment = parsePaymentId(await startPayment(shop.deps, buyer, { guideId: 5, language: 'en' }))
  await payWithCard(stripe, payment)

  const settled = await Promise.all(Array.from({ length: 20 }, () => settleStripeObject(shop.deps, payment)))

  expect(new Set(settled.map((each) => each?.paid))).toEqual(new Set([true]))
  expect(await changesOf(buyer)).toEqual(['granted'])
})
