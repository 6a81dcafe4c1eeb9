import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchStripeError, startTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop
let stripe: Stripe

beforeAll(async () => {
  shop = await startTestShop({ taskDelayMs: 60_000 })
  stripe = shop.stripe
})

afterAll(() => shop.close())

const returnUrl = 'https://shop.example/paid'
const guide = { amount: 200, currency: 'usd' } as const

const payWith = (paymentMethod: string) =>
  stripe.paymentIntents.create({
    ...guide,
    confirm: true,
    payment_method: paymentMethod,
    return_url: returnUrl,
  })

test('a customer can be created, found by email, changed and deleted', async () => {
  const created = await stripe.customers.create({
    email: 'aiko@example.com',
    metadata: { userId: '7', old: 'x' },
  })
  const updated = await stripe.customers.update(created.id, { name: 'Aiko', metadata: { old: '' } })
  const found = await stripe.customers.list({ email: 'aiko@example.com' })
  const deleted = await stripe.customers.del(created.id)

  expect(created.id).toMatch(/^cus_\w{14,}$/)
  expect(updated).toMatchObject({ name: 'Aiko', metadata: { userId: '7' } })
  expect(updated.metadata).not.toHaveProperty('old')
  expect(found.data.map(({ id }) => id)).toEqual([created.id])
  expect(deleted).toEqual({ id: created.id, object: 'customer', deleted: true })
  expect(await stripe.customers.retrieve(created.id)).toMatchObject({ deleted: true })
  expect((await stripe.customers.list({ email: 'aiko@example.com' })).data).toEqual([])
})

test('a customer’s saved card is listed until it is detached', async () => {
  const { id: customer } = await stripe.customers.create({})
  await stripe.paymentIntents.create({
    ...guide,
    customer,
    confirm: true,
    payment_method: 'pm_card_visa',
    setup_future_usage: 'off_session',
    return_url: returnUrl,
  })
  const kept = async () => (await stripe.paymentMethods.list({ customer })).data.map(({ id }) => id)
  const [card = ''] = await kept()

  expect(card).toMatch(/^pm_/)
  expect(await stripe.paymentMethods.detach(card)).toMatchObject({ id: card, customer: null })
  expect(await kept()).toEqual([])
  expect(await catchStripeError(stripe.paymentMethods.detach(card))).toMatchObject({ statusCode: 400 })
})

test('a new payment requires a payment method and offers those of the account', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 1500,
    currency: 'JPY',
    automatic_payment_methods: { enabled: true },
    description: 'Sell prompts',
    metadata: { userId: '7', guideId: '3' },
    receipt_email: 'aiko@example.com',
  })

  expect(intent).toMatchObject({
    amount: 1500,
    currency: 'jpy',
    status: 'requires_payment_method',
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    allowed_payment_method_types: null,
    payment_method_types: ['card'],
    metadata: { userId: '7', guideId: '3' },
    latest_charge: null,
    livemode: false,
  })
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`))
  expect(intent.lastResponse.requestId).toMatch(/^req_/)
  expect(intent.lastResponse.apiVersion).toBe('2026-10-28.endive')
})

test('a paid payment has a charge, with the payment’s metadata at that time', async () => {
  const customer = await stripe.customers.create({ email: 'ben@example.com' })
  const { id } = await stripe.paymentIntents.create({
    ...guide,
    customer: customer.id,
    metadata: { guideId: '3' },
  })

  const paid = await stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    return_url: returnUrl,
    expand: ['latest_charge.refunds', 'customer', 'payment_method'],
  })

  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 200,
    last_payment_error: null,
    customer: { email: 'ben@example.com' },
    payment_method: { type: 'card', card: { last4: '4242' } },
    latest_charge: {
      object: 'charge',
      paid: true,
      captured: true,
      balance_transaction: null,
      metadata: { guideId: '3' },
      refunds: { object: 'list', data: [] },
    },
  })
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
})

test('a declined payment can be confirmed again', async () => {
  const { id } = await stripe.paymentIntents.create(guide)
  const confirmWith = (paymentMethod: string) =>
    stripe.paymentIntents.confirm(id, { payment_method: paymentMethod, return_url: returnUrl })

  const failure = await catchStripeError(confirmWith('pm_card_visa_chargeDeclinedInsufficientFunds'))
  const open = await stripe.paymentIntents.retrieve(id)
  const paid = await confirmWith('pm_card_visa')

  expect(failure).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    payment_intent: { id, status: 'requires_payment_method' },
    payment_method: { object: 'payment_method' },
  })
  expect(failure.charge).toBe(open.latest_charge)
  expect(open).toMatchObject({
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
  })
  expect(paid.status).toBe('succeeded')
})

test('the amount of an open payment can be changed, but not that of a paid one', async () => {
  const { id } = await stripe.paymentIntents.create(guide)
  const updated = await stripe.paymentIntents.update(id, { amount: 300, metadata: { guideId: '4' } })
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: returnUrl })

  const failure = await catchStripeError(stripe.paymentIntents.update(id, { amount: 400 }))

  expect(updated).toMatchObject({ amount: 300, metadata: { guideId: '4' } })
  expect(failure).toMatchObject({
    code: 'payment_intent_unexpected_state',
    payment_intent: { id, amount: 300 },
  })
})

test('a canceled payment cannot be paid, and a paid one cannot be canceled', async () => {
  const open = await stripe.paymentIntents.create(guide)
  const canceled = await stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' })
  const paid = await payWith('pm_card_visa')

  const paying = stripe.paymentIntents.confirm(open.id, {
    payment_method: 'pm_card_visa',
    return_url: returnUrl,
  })
  const canceling = stripe.paymentIntents.cancel(paid.id)

  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
  expect(await catchStripeError(paying)).toMatchObject({
    code: 'payment_intent_unexpected_state',
    statusCode: 400,
  })
  expect(await catchStripeError(canceling)).toMatchObject({
    code: 'payment_intent_unexpected_state',
    statusCode: 400,
  })
})

test('a payment with setup_future_usage saves the card for the customer', async () => {
  const customer = await stripe.customers.create()

  const paid = await stripe.paymentIntents.create({
    ...guide,
    customer: customer.id,
    setup_future_usage: 'off_session',
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: returnUrl,
    expand: ['payment_method'],
  })

  expect(paid.payment_method).toMatchObject({ customer: customer.id })
})

test('payments are listed newest first, in pages, and filtered by customer and time', async () => {
  const customer = await stripe.customers.create()
  const made: string[] = []
  for (let count = 0; count < 5; count += 1) {
    made.unshift((await stripe.paymentIntents.create({ ...guide, customer: customer.id })).id)
  }

  const first = await stripe.paymentIntents.list({ customer: customer.id, limit: 2 })
  const all = await stripe.paymentIntents
    .list({ customer: customer.id, limit: 2, expand: ['data.latest_charge'] })
    .autoPagingToArray({ limit: 100 })
  const future = await stripe.paymentIntents.list({ created: { gt: Math.floor(Date.now() / 1000) + 60 } })

  expect(first).toMatchObject({ object: 'list', url: '/v1/payment_intents', has_more: true })
  expect(all.map(({ id }) => id)).toEqual(made)
  expect(future.data).toEqual([])
})
