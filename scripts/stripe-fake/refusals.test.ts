import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchStripeError, startTestShop, type TestShop, createTestStripe } from './testing/test-shop.ts'

let shop: TestShop
let stripe: Stripe

beforeAll(async () => {
  shop = await startTestShop({ taskDelayMs: 60_000 })
  stripe = shop.stripe
})

afterAll(() => shop.close())

const guide = { amount: 200, currency: 'usd' } as const

const wrong = (parameters: object) => parameters as Stripe.PaymentIntentCreateParams
const create = (parameters: object) => stripe.paymentIntents.create(wrong({ ...guide, ...parameters }))
async function confirm(parameters: Stripe.PaymentIntentConfirmParams) {
  const { id } = await stripe.paymentIntents.create(guide)
  return stripe.paymentIntents.confirm(id, parameters)
}

test.each<[string, string, () => Promise<unknown>]>([
  ['an unknown payment', '404 resource_missing intent', () => stripe.paymentIntents.retrieve('pi_x')],
  ['an unknown customer', '404 resource_missing id', () => stripe.customers.retrieve('cus_x')],
  ['an unknown customer as payer', '400 resource_missing customer', () => create({ customer: 'cus_x' })],
  [
    'an unknown cursor',
    '400 resource_missing starting_after',
    () => stripe.charges.list({ starting_after: 'ch_x' }),
  ],
  [
    'twenty-one event types',
    '400  types',
    () => stripe.events.list({ types: Array.from({ length: 21 }, () => 'charge.refunded') }),
  ],
  ['49 cents', '400 amount_too_small amount', () => create({ amount: 49 })],
  ['49 yen', '400 amount_too_small amount', () => create({ amount: 49, currency: 'jpy' })],
  [
    'yen that convert to less than 50 cents',
    '400 amount_too_small amount',
    () => create({ amount: 74, currency: 'jpy' }),
  ],
  ['a million dollars', '400 amount_too_large amount', () => create({ amount: 100_000_000 })],
  ['half a cent', '400 parameter_invalid_integer amount', () => create({ amount: 99.5 })],
  [
    'a missing currency',
    '400 parameter_missing currency',
    () => stripe.paymentIntents.create(wrong({ amount: 200 })),
  ],
  ['an unknown currency', '400  currency', () => create({ currency: 'xyz' })],
  ['an empty description', '400 parameter_invalid_empty description', () => create({ description: '' })],
  ['an unknown parameter', '400 parameter_unknown colour', () => create({ colour: 'red' })],
  [
    'an unknown parameter within another',
    '400 parameter_unknown automatic_payment_methods[colour]',
    () => create({ automatic_payment_methods: { enabled: true, colour: 'red' } }),
  ],
  [
    'the removed parameter payment_method_types',
    '400 payment_method_types_no_longer_supported payment_method_types',
    () => create({ payment_method_types: ['card'] }),
  ],
  [
    'allowed types and automatic methods',
    '400 parameters_exclusive ',
    () => create({ allowed_payment_method_types: ['card'], automatic_payment_methods: { enabled: true } }),
  ],
  ['a long metadata value', '400  metadata[note]', () => create({ metadata: { note: 'x'.repeat(501) } })],
  ['an unknown expansion', '400  expand', () => create({ expand: ['invoice'] })],
  ['a too deep expansion', '400  expand', () => create({ expand: ['a.b.c.d.e'] })],
  [
    'a server-side confirmation without a return URL',
    '400 payment_intent_invalid_parameter return_url',
    () => confirm({ payment_method: 'pm_card_visa' }),
  ],
  [
    'a confirmation without a payment method',
    '400 payment_intent_unexpected_state ',
    () => confirm({ return_url: 'https://shop.example/paid' }),
  ],
  [
    'an unknown card',
    '400 resource_missing payment_method',
    () => confirm({ payment_method: 'pm_card_unicorn', return_url: 'https://shop.example/paid' }),
  ],
])('a call with %s is rejected with %s', async (_what, expected, call) => {
  const { statusCode, code = '', param = '', rawType, requestId } = await catchStripeError(call())

  expect(`${statusCode} ${code} ${param}`).toBe(expected)
  expect(rawType).toBe('invalid_request_error')
  expect(requestId).toMatch(/^req_/)
})

test('card numbers sent by a server are rejected', async () => {
  const call = stripe.paymentMethods.create({
    type: 'card',
    card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' },
  })

  expect((await catchStripeError(call)).message).toContain('generally unsafe')
})

test('an unknown path returns Stripe’s error', async () => {
  const answer = await fetch(`${shop.url}/v1/unicorns`, { headers: { Authorization: 'Bearer sk_test_x' } })

  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

test.each([
  ['no key', undefined],
  ['a live key', 'Bearer sk_live_x'],
  ['a publishable key', 'Bearer pk_test_x'],
])('a server call with %s is unauthorized', async (_what, authorization) => {
  const answer = await fetch(`${shop.url}/v1/customers`, {
    headers: authorization === undefined ? {} : { Authorization: authorization },
  })

  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
})

test('a browser can only see its own payment, with public fields', async () => {
  const browser = createTestStripe(shop.url, 'pk_test_shop')
  const { id, client_secret: secret } = await stripe.paymentIntents.create({
    ...guide,
    metadata: { userId: '7' },
  })

  const seen = await browser.paymentIntents.retrieve(id, { client_secret: String(secret) })
  const without = await catchStripeError(browser.paymentIntents.retrieve(id))
  const withWrong = await catchStripeError(
    browser.paymentIntents.retrieve(id, { client_secret: `${id}_secret_wrong` }),
  )
  const preflight = await fetch(`${shop.url}/v1/payment_intents/${id}`, { method: 'OPTIONS' })

  expect(seen).toMatchObject({ id, status: 'requires_payment_method', amount: 200 })
  expect(seen).not.toHaveProperty('metadata')
  expect(seen).not.toHaveProperty('customer')
  expect(without).toMatchObject({ statusCode: 400, code: 'parameter_missing' })
  expect(withWrong).toMatchObject({ statusCode: 400, code: 'payment_intent_invalid_parameter' })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
})

test('a call with another API version is rejected', async () => {
  const answer = await fetch(`${shop.url}/v1/customers`, {
    headers: { Authorization: 'Bearer sk_test_x', 'Stripe-Version': '2024-06-20' },
  })

  expect(answer.status).toBe(400)
})

test('a decline in the browser contains no private fields', async () => {
  const browser = createTestStripe(shop.url, 'pk_test_shop')
  const { id, client_secret: secret } = await stripe.paymentIntents.create({
    ...guide,
    metadata: { userId: '7' },
  })

  const confirmation = { payment_method: 'pm_card_visa_chargeDeclined', client_secret: String(secret) }
  const failure = await catchStripeError(browser.paymentIntents.confirm(id, confirmation))

  expect(failure.payment_intent).toMatchObject({ id, status: 'requires_payment_method' })
  expect(failure.payment_intent).not.toHaveProperty('metadata')
})

test('the overview page lists payments and escapes their descriptions', async () => {
  await stripe.paymentIntents.create({ amount: 1500, currency: 'jpy', description: '<b>Sell</b> prompts' })

  const page = await (await fetch(shop.url)).text()

  expect(page).toContain(
    '<td>¥1,500</td><td>requires_payment_method</td><td>&lt;b&gt;Sell&lt;/b&gt; prompts</td>',
  )
  expect(page).toContain('4242 4242 4242 4242')
})
