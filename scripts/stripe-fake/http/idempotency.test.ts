import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReceivedRequest } from '../state/stripe-fake.ts'
import { catchStripeError, startTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let stripe: Stripe

beforeAll(async () => {
  shop = await startTestShop()
  stripe = shop.stripe
})

afterAll(() => shop.close())

const guide = { amount: 200, currency: 'usd' } as const
const declined = {
  ...guide,
  confirm: true,
  payment_method: 'pm_card_visa_chargeDeclined',
  return_url: 'https://shop.example/paid',
}

test('a call with the same idempotency key runs once and returns the same response', async () => {
  const first = await stripe.paymentIntents.create(guide, { idempotencyKey: 'same' })
  const second = await stripe.paymentIntents.create(guide, { idempotencyKey: 'same' })

  expect(second).toEqual(first)
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
})

test('a decline is stored under its key, so that a new attempt needs a new key', async () => {
  const first = await catchStripeError(stripe.paymentIntents.create(declined, { idempotencyKey: 'declined' }))
  const second = await catchStripeError(
    stripe.paymentIntents.create(declined, { idempotencyKey: 'declined' }),
  )

  expect(second).toMatchObject({ statusCode: 402, charge: first.charge })
  expect(second.headers?.['idempotent-replayed']).toBe('true')
})

test('a corrected call can use the key of an invalid one', async () => {
  const options = { idempotencyKey: 'corrected' }
  await catchStripeError(stripe.paymentIntents.create({ ...guide, amount: 1 }, options))

  const corrected = await stripe.paymentIntents.create(guide, options)

  expect(corrected.status).toBe('requires_payment_method')
})

test.each<[string, (options: Stripe.RequestOptions) => Promise<unknown>]>([
  ['other parameters', (options) => stripe.paymentIntents.create({ ...guide, amount: 300 }, options)],
  ['another endpoint', (options) => stripe.customers.create({}, options)],
])('an idempotency key cannot be reused for %s', async (what, call) => {
  await stripe.paymentIntents.create(guide, { idempotencyKey: what })

  expect(await catchStripeError(call({ idempotencyKey: what }))).toMatchObject({
    type: 'StripeIdempotencyError',
    rawType: 'idempotency_error',
    statusCode: 400,
  })
})

test('the second of two simultaneous calls with the same key is asked to retry', async () => {
  await shop.control('POST', 'faults', { path: '/v1/payment_intents', held: true })
  const options = { idempotencyKey: 'together' }

  const create = () => stripe.paymentIntents.create(guide, options)
  const calls = [create(), create()] as const
  await Promise.race(calls).catch(() => undefined)
  await shop.control('DELETE', 'faults')
  const [first, second] = await Promise.allSettled(calls)

  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = first.status === 'rejected' ? first : second
  expect(refused).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } })
})

test('a retry returns the stored response if the first response was lost', async () => {
  await shop.control('POST', 'faults', { path: '/v1/customers', status: 0, afterWork: true, times: 2 })
  const create = () => stripe.customers.create({ email: 'lost@example.com' }, { idempotencyKey: 'lost' })

  const lost = await catchStripeError(create())
  const found = await create()

  expect(lost.type).toBe('StripeConnectionError')
  expect((await stripe.customers.list({ email: 'lost@example.com' })).data).toEqual([found])
})

test('an outage leaves no data, and the library’s retry succeeds', async () => {
  await shop.control('POST', 'faults', { path: '/v1/*', method: 'POST', status: 503, times: 2 })
  await shop.control('DELETE', 'requests')

  const created = await stripe.customers.create({ email: 'storm@example.com' }, { maxNetworkRetries: 2 })

  const received = await shop.control<ReceivedRequest[]>('GET', 'requests?path=/v1/customers&method=POST')
  expect(received.map(({ status }) => status)).toEqual([503, 503, 200])
  expect(new Set(received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect((await stripe.customers.list({ email: 'storm@example.com' })).data).toEqual([created])
})

test('a 429 response is thrown as a rate limit error by the Stripe library', async () => {
  await shop.control('POST', 'faults', { path: '/v1/customers', status: 429 })

  expect(await catchStripeError(stripe.customers.create())).toMatchObject({
    type: 'StripeRateLimitError',
    code: 'rate_limit',
  })
})
