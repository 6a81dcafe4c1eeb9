import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripeSandbox } from '../server.ts'
import { startTestShop, type TestShop, createTestStripe, testWebhookSecret } from '../testing/test-shop.ts'

let shop: TestShop

beforeEach(async () => {
  shop = await startTestShop({ retryGapsMs: [20, 40, 80], taskDelayMs: 60_000 })
})

afterEach(() => shop.close())

const pay = (paymentMethod: string, stripe = shop.stripe) =>
  stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    confirm: true,
    payment_method: paymentMethod,
    return_url: 'https://shop.example/paid',
  })

const flush = () => shop.control('POST', 'flush')

test('the events of a payment are delivered in order', async () => {
  await pay('pm_card_visa')
  await flush()

  expect(shop.typesDelivered()).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
  ])
})

test('a declined payment sends events of its failure', async () => {
  await pay('pm_card_visa_chargeDeclined').catch(() => {})
  await flush()

  expect(shop.typesDelivered()).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
  ])
})

test('the official library accepts the signature and the fields of an event', async () => {
  const intent = await pay('pm_card_visa')
  await flush()
  const [created, , succeeded] = shop.deliveries

  const event = Stripe.webhooks.constructEvent(
    succeeded?.body ?? '',
    succeeded?.signature ?? '',
    testWebhookSecret,
  )

  expect(event).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    type: 'payment_intent.succeeded',
    data: { object: { id: intent.id, status: 'succeeded', latest_charge: intent.latest_charge } },
    request: { id: intent.lastResponse.requestId },
  })
  expect(created?.event.data.object).toMatchObject({ status: 'requires_payment_method' })
  expect(succeeded?.body).toBe(JSON.stringify(event, null, 2))
})

test.each([
  ['an error', 500],
  ['a redirect', 302],
])('after %s an event is sent again until it is accepted', async (_what, status) => {
  shop.answers.push(status, status, status, status, 200)

  await shop.stripe.customers.create()

  await expect.poll(() => shop.deliveries.length).toBe(5)
  expect(new Set(shop.deliveries.map(({ event }) => event.id)).size).toBe(1)
  await expect
    .poll(async () => (await shop.stripe.events.list()).data.map((event) => event.pending_webhooks))
    .toEqual([0])
})

test('an event that cannot be delivered does not delay other events', async () => {
  shop.answers.push(500)
  await shop.stripe.customers.create({ name: 'first' })

  await shop.stripe.customers.create({ name: 'second' })

  await expect.poll(() => shop.deliveries.length).toBe(3)
  const names = shop.deliveries.map(({ event }) => (event.data.object as Stripe.Customer).name)
  expect(names.filter((name) => name === 'second')).toHaveLength(1)
  expect(names.filter((name) => name === 'first')).toHaveLength(2)
})

test('paused deliveries hold events back, which are listed as undelivered', async () => {
  await shop.control('POST', 'webhook', { paused: true })
  await pay('pm_card_visa')
  await flush()

  const waiting = await shop.stripe.events.list({
    delivery_success: false,
    types: ['payment_intent.succeeded'],
  })
  expect(shop.deliveries).toEqual([])
  expect(waiting.data).toHaveLength(1)

  await shop.control('POST', 'webhook', { paused: false })
  await flush()
  expect(shop.typesDelivered()).toContain('payment_intent.succeeded')
})

test('an event can be delivered again on request', async () => {
  await shop.stripe.customers.create()
  await flush()
  const [event] = (await shop.stripe.events.list()).data

  const answer = await shop.control('POST', `events/${event?.id}/deliver`)

  expect(answer).toEqual({ status: 200 })
  expect(shop.deliveries.map((delivery) => delivery.event.id)).toEqual([event?.id, event?.id])
})

test('events are listed newest first and filtered by type and time', async () => {
  const before = Math.floor(Date.now() / 1000) - 1
  await pay('pm_card_visa')

  const all = await shop.stripe.events.list({ created: { gt: before } })
  const some = await shop.stripe.events.list({ type: 'payment_intent.*' })
  const none = await shop.stripe.events.list({ created: { gt: before + 3600 } })
  const one = await shop.stripe.events.retrieve(some.data[0]?.id ?? '')

  expect(all.data.map(({ type }) => type)).toEqual([
    'payment_intent.succeeded',
    'charge.succeeded',
    'payment_intent.created',
  ])
  expect(some.data.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'payment_intent.created'])
  expect(none.data).toEqual([])
  expect(one.type).toBe('payment_intent.succeeded')
})

test('payments, idempotency keys and undelivered events survive a restart', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'stripe-sandbox-'))
  const options = { dataFile: path.join(directory, 'stripe.json'), webhookUrl: 'http://127.0.0.1:9/nobody' }
  const before = await startStripeSandbox({ ...options, retryGapsMs: [60_000] })
  const params = { amount: 200, currency: 'jpy' }
  const intent = await createTestStripe(before.url).paymentIntents.create(params, { idempotencyKey: 'kept' })
  await before.close()

  const after = await startStripeSandbox({
    ...options,
    webhookUrl: shop.webhookUrl,
    webhookSecret: testWebhookSecret,
  })
  const stripe = createTestStripe(after.url)
  const again = await stripe.paymentIntents.create(params, { idempotencyKey: 'kept' })
  await fetch(`${after.url}/_sandbox/flush`, { method: 'POST' })

  expect(again).toEqual(intent)
  expect((await stripe.paymentIntents.list()).data).toEqual([intent])
  expect(shop.typesDelivered()).toEqual(['payment_intent.created'])
  await after.close()
  await rm(directory, { recursive: true })
})

test('a reset of the Stripe fake deletes everything except the webhook URL', async () => {
  await pay('pm_card_visa')

  await shop.control('POST', 'reset')

  expect((await shop.stripe.paymentIntents.list()).data).toEqual([])
  expect((await shop.stripe.events.list()).data).toEqual([])
  expect(await shop.control('GET', 'webhook')).toMatchObject({ secret: testWebhookSecret, waiting: [] })
})
