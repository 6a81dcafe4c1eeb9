import { expect, test } from 'vitest'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import type { Person } from '../../testing/people.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 })
const stripe = shop.deps.stripe

interface Started {
  clientSecret: string
  amount: number
  currency: string
}

const paymentOf = ({ clientSecret }: Started) => clientSecret.split('_secret')[0] ?? ''
const subscribe = async (person: Person, body: object = {}) =>
  (await shop.post('/api/create-subscription', body, person)).json<Started>()
const pay = (started: Started, card = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(paymentOf(started), { payment_method: card })
const canView = async (guideId: number, person: Person) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView
const statusOf = async (person: Person) =>
  (await shop.visit(`/api/users/subscription-status/${person.uid}`, person)).json<{
    hasActiveSubscription: boolean
    subscriptionActive: boolean
    subscriptionExpiresAt: string | null
  }>()
const waitForPro = (person: Person) =>
  expect.poll(async () => (await statusOf(person)).hasActiveSubscription).toBe(true)

test('a subscriber can read every guide, and other users can’t', async () => {
  const [aiko, ben] = [await shop.signUp('aiko'), await shop.signUp('ben')]
  const started = await subscribe(aiko)
  expect(started).toMatchObject({ amount: 1500, currency: 'usd' })
  expect(await canView(1, aiko)).toBe(false)

  await pay(started)
  await waitForPro(aiko)

  expect((await shop.visit('/api/guides/1', aiko)).body).toContain('PAID-TEXT-1')
  expect((await shop.visit('/api/guides/2', aiko)).body).toContain('PAID-TEXT-2')
  expect((await shop.visit('/api/guides/1', ben)).body).not.toContain('PAID-TEXT-1')
  expect((await statusOf(ben)).subscriptionActive).toBe(false)
})

test('Pro lasts until six hours after its period unless it is renewed', async () => {
  const person = await shop.signUp('chie')
  await pay(await subscribe(person))
  await waitForPro(person)

  const { subscriptionExpiresAt } = await statusOf(person)

  const { data } = await stripe.subscriptions.list({ customer: await customerOf(person) })
  const periodEnd = (data[0]?.items.data[0]?.current_period_end ?? 0) * 1000
  expect(Date.parse(subscriptionExpiresAt ?? '')).toBe(periodEnd + 6 * 60 * 60 * 1000)
})

test('a Japanese page charges 1,500 yen for Pro', async () => {
  const person = await shop.signUp('daichi')
  expect(await subscribe(person, { language: 'ja' })).toMatchObject({ amount: 1500, currency: 'jpy' })
})

test('subscribing again before paying returns the same subscription', async () => {
  const person = await shop.signUp('emi')
  const first = await subscribe(person)
  const again = await subscribe(person)
  expect(again.clientSecret).toBe(first.clientSecret)
})

test('opening Pro in the other language charges its currency and cancels the open payment at Stripe', async () => {
  const person = await shop.signUp('fumi')
  const started = []
  for (const language of ['ja', 'en', 'ja']) {
    started.push(await subscribe(person, { language }))
    const statuses = started.map(
      async (each) => (await stripe.paymentIntents.retrieve(paymentOf(each))).status,
    )
    expect((await Promise.all(statuses)).toReversed()).toEqual([
      'requires_payment_method',
      ...started.slice(1).map(() => 'canceled'),
    ])
  }
  expect(started.map(({ currency }) => currency)).toEqual(['jpy', 'usd', 'jpy'])
  // Nothing was paid, so no refund is owed.
  const { rows } = await shop.deps.pool.query(
    'select payment_id from refunds join users on users.id = user_id where firebase_uid = $1',
    [person.uid],
  )
  expect(rows).toEqual([])
})

test('a former subscriber can subscribe again in another currency', async () => {
  const person = await shop.signUp('goro')
  await pay(await subscribe(person, { language: 'en' }))
  await waitForPro(person)
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(person) })
  await stripe.subscriptions.cancel(data[0]?.id ?? '')
  await expect.poll(async () => (await statusOf(person)).hasActiveSubscription).toBe(false)

  expect(await subscribe(person, { language: 'ja' })).toMatchObject({ currency: 'jpy' })
})

test.each(['form', 'page'] as const)(
  'on the %s, a customer with another dollar subscription pays for Pro in dollars',
  async (way) => {
    const person = await shop.signUp('hiro')
    await shop.post('/api/users/create-payment-intent', { guideId: 1, language: 'ja' }, person)
    // An operator created this subscription at Stripe.
    await stripe.subscriptions.create({
      customer: await customerOf(person),
      items: [
        {
          price_data: {
            currency: 'usd',
            product: (await stripe.products.create({ name: 'Advice' })).id,
            recurring: { interval: 'month' },
            unit_amount: 900,
          },
        },
      ],
      payment_behavior: 'default_incomplete',
    })

    const answer =
      way === 'form'
        ? await shop.post('/api/create-subscription', { language: 'ja' }, person)
        : await shop.post(
            '/api/users/create-checkout-session',
            { mode: 'subscription', language: 'ja' },
            person,
          )

    expect(answer.status).toBe(200)
    const { rows } = await shop.deps.pool.query<{ currency: string; state: string }>(
      `select currency, state from orders join users on users.id = buyer_id join order_items on order_id = orders.id
       where firebase_uid = $1 and sku = 'pro-month' order by opened_at`,
      [person.uid],
    )
    expect(rows).toEqual([
      { currency: 'jpy', state: 'closed' },
      { currency: 'usd', state: 'open' },
    ])
  },
)

test('fifty concurrent clicks on subscribe create one subscription', async () => {
  const person = await shop.signUp('gen')
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => shop.post('/api/create-subscription', {}, person)),
  )
  const secrets = new Set(answers.map((answer) => answer.json<Started>().clientSecret))
  expect(secrets.size).toBe(1)
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(person), status: 'all' })
  expect(data.length).toBe(1)
})

test('a subscriber cannot buy Pro again, nor a guide that Pro includes', async () => {
  const person = await shop.signUp('hana')
  await pay(await subscribe(person))
  await waitForPro(person)

  const pro = await shop.post('/api/create-subscription', {}, person)
  const guide = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, person)

  expect([pro.status, pro.json()]).toMatchObject([409, { code: 'already-subscribed' }])
  expect([guide.status, guide.json()]).toMatchObject([409, { code: 'already-owned' }])
})

test('a declined card grants no Pro, and the same subscription accepts another card', async () => {
  const person = await shop.signUp('isao')
  const started = await subscribe(person)
  await expect(pay(started, 'pm_card_visa_chargeDeclined')).rejects.toThrow('declined')
  expect((await statusOf(person)).hasActiveSubscription).toBe(false)

  await pay(started)

  await waitForPro(person)
})

test('a full refund of its month ends Pro immediately', async () => {
  const person = await shop.signUp('jun')
  const started = await subscribe(person)
  await pay(started)
  await waitForPro(person)

  await stripe.refunds.create({ payment_intent: paymentOf(started) })

  await expect.poll(() => canView(1, person)).toBe(false)
  expect((await statusOf(person)).subscriptionActive).toBe(false)
  const customer = await customerOf(person)
  const ended = async () => (await stripe.subscriptions.list({ customer, status: 'canceled' })).data.length
  await expect.poll(ended).toBe(1)
  await settleStripeObject(shop.deps, paymentOf(started))
  const { rows } = await shop.deps.pool.query(
    'select state from orders join users on users.id = buyer_id where firebase_uid = $1',
    [person.uid],
  )
  expect(rows).toEqual([{ state: 'paid' }])
})

test('Pro that is canceled at period end expires exactly when the period ends', async () => {
  const person = await shop.signUp('kei')
  await pay(await subscribe(person))
  await waitForPro(person)
  const { data } = await stripe.subscriptions.list({ customer: await customerOf(person) })
  const [subscription] = data
  if (subscription === undefined) throw new Error('no subscription')

  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })

  const periodEnd = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString()
  await expect.poll(async () => (await statusOf(person)).subscriptionExpiresAt).toBe(periodEnd)
  expect(await canView(1, person)).toBe(true)
})

test('a second subscription created outside the shop is canceled and refunded', async () => {
  const person = await shop.signUp('lin')
  await pay(await subscribe(person))
  await waitForPro(person)
  const customer = await customerOf(person)
  const { rows } = await shop.deps.pool.query('select id from users where firebase_uid = $1', [person.uid])
  // Stripe stores seconds, so two subscriptions of the same second have no defined order.
  await controlSandbox({ url: shop.stripeUrl }, 'clock', { advanceSeconds: 2 })
  const second = await stripe.subscriptions.create({
    customer,
    items: [
      {
        price_data: {
          currency: 'usd',
          product: 'pro-monthly',
          recurring: { interval: 'month' },
          unit_amount: 1500,
        },
      },
    ],
    payment_behavior: 'default_incomplete',
    metadata: { userId: String(rows[0].id) },
    expand: ['latest_invoice.confirmation_secret'],
  })
  const invoice = second.latest_invoice
  const secret = typeof invoice === 'string' ? '' : (invoice?.confirmation_secret?.client_secret ?? '')
  const payment = secret.split('_secret')[0] ?? ''

  await stripe.paymentIntents.confirm(payment, { payment_method: 'pm_card_visa' })

  await expect.poll(async () => (await stripe.subscriptions.retrieve(second.id)).status).toBe('canceled')
  await expect.poll(async () => (await stripe.refunds.list({ payment_intent: payment })).data.length).toBe(1)
  expect(await canView(1, person)).toBe(true)
})

test('a user without purchases cannot open the billing portal', async () => {
  const answer = await shop.post('/api/users/billing-portal', {}, await shop.signUp('oto'))
  expect([answer.status, answer.json()]).toMatchObject([404, { code: 'not-found' }])
})

test('users cannot see another user’s subscription', async () => {
  const [mio, nao] = [await shop.signUp('mio'), await shop.signUp('nao')]
  const others = await shop.visit(`/api/users/subscription-status/${mio.uid}`, nao)
  const guests = await shop.visit(`/api/users/subscription-status/${mio.uid}`)
  expect([others.status, guests.status]).toEqual([403, 401])
})

async function customerOf(person: Person): Promise<string> {
  const { rows } = await shop.deps.pool.query(
    'select stripe_customer_id from users where firebase_uid = $1',
    [person.uid],
  )
  return rows[0].stripe_customer_id
}
