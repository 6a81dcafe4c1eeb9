import { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catchStripeError, startTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ taskDelayMs: 60_000, retryGapsMs: [60_000] })
})
afterEach(() => shop.close())

const pay = () =>
  shop.stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: 'https://shop.example/paid',
  })
const flush = () => shop.control('POST', 'flush')
const wrong = <T>(parameters: object) => parameters as T

test('a webhook endpoint gets its event types, signed with its own secret, until it is deleted', async () => {
  await shop.control('POST', 'webhook', { url: null })
  const { id, secret } = await shop.stripe.webhookEndpoints.create({
    url: shop.webhookUrl,
    enabled_events: ['payment_intent.succeeded'],
  })
  await pay()
  await flush()
  await shop.stripe.webhookEndpoints.update(id, { disabled: true })
  await pay()
  await flush()
  await shop.stripe.webhookEndpoints.update(id, { disabled: false, enabled_events: ['*'] })
  await shop.stripe.webhookEndpoints.del(id)
  await pay()
  await flush()

  const [{ body, signature } = { body: '', signature: '' }] = shop.deliveries
  expect(shop.typesDelivered()).toEqual(['payment_intent.succeeded'])
  expect(Stripe.webhooks.constructEvent(body, signature, secret ?? '').type).toBe('payment_intent.succeeded')
})

test('an event for two webhook endpoints stays pending until both have received it', async () => {
  await shop.stripe.webhookEndpoints.create({ url: shop.webhookUrl, enabled_events: ['*'] })
  shop.answers.push(200, 500)
  await shop.stripe.products.create({ name: 'Pro' })
  const pending = async () => (await shop.stripe.events.list()).data.map((each) => each.pending_webhooks)

  await expect.poll(pending).toEqual([1])
  await flush()

  expect(await pending()).toEqual([0])
  expect(shop.deliveries).toHaveLength(3)
})

test('the secret of a webhook endpoint is returned only when the endpoint is created', async () => {
  const made = await shop.stripe.webhookEndpoints.create({ url: 'https://a.example', enabled_events: ['*'] })
  const again = await shop.stripe.webhookEndpoints.retrieve(made.id)
  const updated = await shop.stripe.webhookEndpoints.update(made.id, { description: 'The shop' })
  const [listed] = (await shop.stripe.webhookEndpoints.list()).data

  expect(made.secret).toMatch(/^whsec_\w{32}$/)
  expect([again.secret, updated.secret, listed?.secret]).toEqual([undefined, undefined, undefined])
  expect(listed).toMatchObject({ id: made.id, description: 'The shop', status: 'enabled' })
})

const endpoint = (parameters: object) =>
  shop.stripe.webhookEndpoints.create(
    wrong({ url: 'https://a.example', enabled_events: ['*'], ...parameters }),
  )
const portal = (parameters: object) => shop.stripe.billingPortal.configurations.create(wrong(parameters))

test.each<[string, string, () => Promise<unknown>]>([
  ['an unknown event type', '400  enabled_events[0]', () => endpoint({ enabled_events: ['guide.read'] })],
  ['no event types', '400  enabled_events', () => endpoint({ enabled_events: '' })],
  ['a URL without a scheme', '400 url_invalid url', () => endpoint({ url: 'a.example' })],
  ['an invalid API version', '400  api_version', () => endpoint({ api_version: 'newest' })],
  ['a chosen secret', '400 parameter_unknown secret', () => endpoint({ secret: 'whsec_mine' })],
  [
    'a changed API version',
    '400 parameter_unknown api_version',
    async () => {
      const { id } = await endpoint({})
      return shop.stripe.webhookEndpoints.update(id, wrong({ api_version: '2024-06-20' }))
    },
  ],
  ['an unknown endpoint', '404 resource_missing id', () => shop.stripe.webhookEndpoints.retrieve('we_x')],
  ['a portal without features', '400 parameter_missing features', () => portal({ name: 'Pro' })],
  [
    'a feature without `enabled`',
    '400 parameter_missing features[subscription_cancel][enabled]',
    () => portal({ features: { subscription_cancel: { mode: 'at_period_end' } } }),
  ],
  [
    'an unknown feature',
    '400 parameter_unknown features[gifts]',
    () => portal({ features: { gifts: { enabled: true } } }),
  ],
  [
    'a relative page URL',
    '400 url_invalid business_profile[privacy_policy_url]',
    () =>
      portal({
        features: { invoice_history: { enabled: true } },
        business_profile: { privacy_policy_url: '/privacy' },
      }),
  ],
])('a call with %s is rejected with %s', async (_what, expected, call) => {
  const { statusCode, code = '', param = '' } = await catchStripeError(call())

  expect(`${statusCode} ${code} ${param}`).toBe(expected)
})

test('a Stripe account can have at most sixteen webhook endpoints', async () => {
  for (let made = 0; made < 16; made += 1) await endpoint({})

  expect((await catchStripeError(endpoint({}))).message).toContain('maximum of 16')
})

test('a portal session uses the given configuration, unless it is inactive or unknown', async () => {
  const { id: customer } = await shop.stripe.customers.create({ email: 'ben@example.com' })
  const { id } = await portal({ features: { invoice_history: { enabled: true } } })
  const session = (configuration?: string) =>
    shop.stripe.billingPortal.sessions.create({ customer, ...(configuration ? { configuration } : {}) })

  const own = await session()
  const named = await session(id)
  await shop.stripe.billingPortal.configurations.update(id, { active: false })
  const inactive = await catchStripeError(session(id))
  const unknown = await catchStripeError(session('bpc_x'))
  const deactivated = await catchStripeError(
    shop.stripe.billingPortal.configurations.update('bpc_sandbox', { active: false }),
  )

  expect([own.configuration, named.configuration]).toEqual(['bpc_sandbox', id])
  expect(inactive).toMatchObject({ statusCode: 400, param: 'configuration' })
  expect(unknown).toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'configuration' })
  expect(deactivated).toMatchObject({ statusCode: 400, param: 'active' })
})
