import { afterEach, describe, expect, test } from 'vitest'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { listOrdersToCheck } from '../../payments/orders/order-queries.ts'
import { startHostedCheckout, startPayment } from '../../payments/checkout/start-payment.ts'
import { insertBuyers, parsePaymentId, payOnHostedPage, payWithCard } from '../../testing/buyers.ts'
import type { Person } from '../../testing/people.ts'
import { type TestResponse, controlSandbox, openTestShop } from '../../testing/shop.ts'
import { createStripeWithFetch } from '../../testing/stripe-with-fetch.ts'
import { insertOpenOrder } from './testing/open-order.ts'

// Webhooks are off, so that only the buyer's next request can find a payment.
const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })
const { stripe } = shop.deps
afterEach(() => fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' }))

const fault = (body: object) => controlSandbox({ url: shop.stripeUrl }, 'faults', body)
const inForm = (person: Person, { guideId = 1, language = 'en' } = {}) =>
  shop.post('/api/users/create-payment-intent', { guideId, language }, person)
const onPage = (person: Person) =>
  shop.post('/api/users/create-checkout-session', { mode: 'payment', guideId: 1 }, person)
const proInForm = (person: Person) => shop.post('/api/create-subscription', {}, person)
const proOnPage = (person: Person) =>
  shop.post('/api/users/create-checkout-session', { mode: 'subscription' }, person)
const reads = async (person: Person) =>
  (await shop.visit('/api/users/can-view/1', person)).json<{ canView: boolean }>().canView

const payForm = async (_person: Person, started: TestResponse) =>
  void (await payWithCard(stripe, parsePaymentId(started.json())))
const payPage = (person: Person, started: TestResponse) =>
  payOnHostedPage(started.json<{ url: string }>().url, person.email)

async function customerOf({ uid }: Person): Promise<string> {
  const { rows } = await shop.deps.pool.query<{ customer: string }>(
    'select stripe_customer_id as customer from users where firebase_uid = $1',
    [uid],
  )
  return rows[0]?.customer ?? ''
}

async function countKeptCharges(person: Person): Promise<number> {
  const { data } = await stripe.charges.list({ customer: await customerOf(person) })
  return data.filter(({ paid, refunded }) => paid && !refunded).length
}

describe('a buyer who submits again before the webhook arrives is not charged again', () => {
  const ways = [
    ['a guide in the form', inForm, payForm, 'already-owned'],
    ['a guide on Stripe’s page', onPage, payPage, 'already-owned'],
    ['Pro in the form', proInForm, payForm, 'already-subscribed'],
    ['Pro on Stripe’s page', proOnPage, payPage, 'already-subscribed'],
  ] as const

  test.each(ways)(
    'a buyer who has paid for %s and submits again is not charged again',
    async (_title, start, pay, code) => {
      const aiko = await shop.signUp('aiko')
      await pay(aiko, await start(aiko))

      const again = await start(aiko)

      expect([again.status, again.json()]).toMatchObject([409, { code }])
      expect([await reads(aiko), await countKeptCharges(aiko)]).toEqual([true, 1])
    },
  )

  test.each([
    ['a guide', inForm, onPage, 'already-owned'],
    ['Pro', proInForm, proOnPage, 'already-subscribed'],
  ] as const)(
    'a buyer who has paid for %s in the form is not charged again on Stripe’s page',
    async (_title, start, other, code) => {
      const ben = await shop.signUp('ben')
      await payForm(ben, await start(ben))

      const again = await other(ben)

      expect([again.status, again.json()]).toMatchObject([409, { code }])
      expect([await reads(ben), await countKeptCharges(ben)]).toEqual([true, 1])
    },
  )
})

test('a payment that was canceled at Stripe is replaced by a new one', async () => {
  const chie = await shop.signUp('chie')
  const first = parsePaymentId((await inForm(chie)).json())
  await stripe.paymentIntents.cancel(first)

  const again = await inForm(chie)

  expect(again.status).toBe(200)
  await payWithCard(stripe, parsePaymentId(again.json()))
})

test('an expired Stripe page is replaced by a new one', async () => {
  const daichi = await shop.signUp('daichi')
  const first = (await onPage(daichi)).json<{ url: string }>().url
  await stripe.checkout.sessions.expire(/cs_\w+/.exec(first)?.[0] ?? '')

  const again = await onPage(daichi)

  expect(again.status).toBe(200)
  expect(again.json<{ url: string }>().url).not.toBe(first)
})

test('a form opened before a price increase shows the new price and cancels the old payment', async () => {
  const emi = await shop.signUp('emi')
  const first = parsePaymentId((await inForm(emi, { guideId: 3 })).json())
  await shop.stock({ id: 3, price: 350 })

  const again = await inForm(emi, { guideId: 3 })

  expect(again.json()).toMatchObject({ amount: 350, currency: 'usd' })
  expect((await stripe.paymentIntents.retrieve(first)).status).toBe('canceled')
})

test('a form that has been open for an hour is reused and can be paid', async () => {
  const fumi = await shop.signUp('fumi')
  const first = parsePaymentId((await inForm(fumi)).json())
  await shop.deps.pool.query("update orders set opened_at = now() - interval '1 hour' where stripe_id = $1", [
    first,
  ])

  await recoverMissedPayments(shop.deps)

  expect(parsePaymentId((await inForm(fumi)).json())).toBe(first)
  await payWithCard(stripe, first)
})

test('a checkout to which Stripe may still respond is not closed', async () => {
  const gen = await shop.signUp('gen')
  await insertOpenOrder(shop, gen, { sku: 'guide:1', minutesAgo: 4 })

  await recoverMissedPayments(shop.deps)

  const { rows } = await shop.deps.pool.query(
    'select state from orders join users on users.id = buyer_id where firebase_uid = $1',
    [gen.uid],
  )
  expect(rows).toEqual([{ state: 'open' }])
})

test('a tab that Stripe refuses late reuses the payment of a faster tab', async () => {
  const [buyer] = await insertBuyers(shop.deps.pool, 1)
  if (buyer === undefined) throw new Error('no buyer')
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const refusing = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    if (init?.method !== 'POST' || !address.endsWith('/v1/payment_intents')) return fetch(address, init)
    asked.resolve()
    await answered.promise
    return Response.json({ error: { type: 'invalid_request_error', message: 'No.' } }, { status: 400 })
  })
  const terms = { guideId: 1, language: 'en' } as const
  const late = startPayment({ ...shop.deps, stripe: refusing }, buyer, terms)
  await asked.promise

  const quick = await startPayment(shop.deps, buyer, terms)
  answered.resolve()

  expect(parsePaymentId(await late)).toBe(parsePaymentId(quick))
})

test('a tab that gets idempotency_key_in_use keeps the payment of the other tab', async () => {
  const [buyer] = await insertBuyers(shop.deps.pool, 1)
  if (buyer === undefined) throw new Error('no buyer')
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const slow = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    if (init?.method !== 'POST' || !address.endsWith('/v1/payment_intents')) return fetch(address, init)
    asked.resolve()
    await answered.promise
    return fetch(address, init)
  })
  const busy = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    if (init?.method !== 'POST' || !address.endsWith('/v1/payment_intents')) return fetch(address, init)
    const error = {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'The first request is still running.',
    }
    return Response.json({ error }, { status: 409 })
  })
  const terms = { guideId: 1, language: 'en' } as const
  const first = startPayment({ ...shop.deps, stripe: slow }, buyer, terms)
  await asked.promise

  const second = startPayment({ ...shop.deps, stripe: busy }, buyer, terms)

  await expect(second).rejects.toMatchObject({ code: 'payments-unavailable' })
  answered.resolve()
  const payment = parsePaymentId(await first)
  expect(parsePaymentId(await startPayment(shop.deps, buyer, terms))).toBe(payment)
})

test.each(['form', 'page'] as const)(
  'paying in a %s at the moment when another tab cancels it counts as one payment',
  async (where) => {
    const [buyer] = await insertBuyers(shop.deps.pool, 1)
    if (buyer === undefined) throw new Error('no buyer')
    const terms = { guideId: 1, language: 'en' } as const
    const startPage = (deps = shop.deps) => startHostedCheckout(deps, buyer, terms)
    const startForm = (deps = shop.deps) => startPayment(deps, buyer, terms)
    const pay =
      where === 'form'
        ? await startForm().then((form) => () => payWithCard(stripe, parsePaymentId(form)))
        : await startPage().then(
            ({ url }) =>
              () =>
                payOnHostedPage(url, 'buyer@example.com'),
          )
    const paidFirst = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
      if (/\/(cancel|expire)$/.test(address)) await pay()
      return fetch(address, init)
    })

    const other = (where === 'form' ? startPage : startForm)({ ...shop.deps, stripe: paidFirst })

    await expect(other).rejects.toMatchObject({ code: 'already-owned' })
  },
)

test.each([
  ['a form', inForm, '/v1/payment_intents/*/cancel'],
  ['a page', onPage, '/v1/checkout/sessions/*/expire'],
] as const)(
  'while Stripe can’t cancel %s, other checkouts for its guide are unavailable',
  async (_title, start, path) => {
    const isao = await shop.signUp('isao')
    const open = await start(isao)
    await fault({ path, method: 'POST', status: 500, times: 99 })

    const refused = await (start === inForm ? onPage(isao) : inForm(isao))

    expect([refused.status, refused.json()]).toMatchObject([503, { code: 'payments-unavailable' }])
    await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
    expect((await start(isao)).json()).toMatchObject(
      start === inForm
        ? { clientSecret: open.json<{ clientSecret: string }>().clientSecret }
        : { url: open.json<{ url: string }>().url },
    )
  },
)

test('a payment that is still processing blocks other checkouts for its guide and is not canceled', async () => {
  const [buyer] = await insertBuyers(shop.deps.pool, 1)
  if (buyer === undefined) throw new Error('no buyer')
  const payment = parsePaymentId(await startPayment(shop.deps, buyer, { guideId: 1, language: 'en' }))
  const processing = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    const answer = await fetch(address, init)
    if (!address.includes(`/v1/payment_intents/${payment}`)) return answer
    return Response.json({ ...((await answer.json()) as object), status: 'processing' })
  })

  for (const language of ['en', 'ja'] as const) {
    const pending = startPayment({ ...shop.deps, stripe: processing }, buyer, { guideId: 1, language })
    await expect(pending).rejects.toMatchObject({ code: 'payment-incomplete' })
  }

  expect((await stripe.paymentIntents.retrieve(payment)).status).toBe('requires_payment_method')
})

test('orders paid or closed a month ago are no longer checked at Stripe', async () => {
  const jun = await shop.signUp('jun')
  const payment = parsePaymentId((await inForm(jun)).json())
  await payWithCard(stripe, payment)
  await shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, jun)
  await shop.deps.pool.query(
    "update orders set opened_at = now() - interval '31 days' where stripe_id = $1",
    [payment],
  )
  await fetch(`${shop.stripeUrl}/_sandbox/requests`, { method: 'DELETE' })

  await recoverMissedPayments(shop.deps)

  const answer = await fetch(`${shop.stripeUrl}/_sandbox/requests?path=/v1/payment_intents/${payment}`)
  expect(await answer.json()).toEqual([])
})

/** Counts the jobs that checked this payment at Stripe. NaN while one is pending. */
async function countChecks(payment: string): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ asked: number; waiting: number }>(
    `select count(*)::int as asked, (count(*) filter (where state < 'completed'))::int as waiting
     from pgboss.job where name = 'payments.settle' and data ->> 'stripeId' = $1`,
    [payment],
  )
  return rows[0]?.waiting === 0 ? rows[0].asked : Number.NaN
}

test('an unpaid form is checked at Stripe at growing intervals, but not after a month', async () => {
  const kazu = await shop.signUp('kazu')
  const payment = parsePaymentId((await inForm(kazu)).json())
  const opened = Date.now()
  const minute = 60_000
  const countChecksAfter = async (minutes: number) => {
    await recoverMissedPayments({ ...shop.deps, clock: () => new Date(opened + minutes * minute) })
    await expect.poll(() => countChecks(payment)).not.toBeNaN()
    return countChecks(payment)
  }

  const asked = []
  for (const minutes of [5, 10, 60, 65, 81, 86, 29 * 24 * 60, 31 * 24 * 60])
    asked.push(await countChecksAfter(minutes))

  // The interval between two checks is a quarter of the order's age.
  expect(asked).toEqual([1, 2, 3, 3, 4, 4, 5, 5])
})

test('forms that were checked longest ago are checked first when there are too many for one run', async () => {
  await shop.deps.pool.query("update orders set state = 'closed', closed_at = now() where state = 'open'")
  const now = new Date()
  const payments: string[] = []
  for (const [name, askedHoursAgo] of [
    ['lin', 1],
    ['mio', 3],
    ['nao', null],
    ['oto', 2],
  ] as const) {
    const payment = parsePaymentId((await inForm(await shop.signUp(name))).json())
    payments.push(payment)
    await shop.deps.pool.query(
      `update orders set opened_at = now() - interval '4 hours', checked_at = now() - make_interval(hours => $2)
       where stripe_id = $1`,
      [payment, askedHoursAgo],
    )
  }
  const [, mio, nao] = payments

  const listed = await listOrdersToCheck(shop.deps.db, {
    now: new Date(now.getTime() + 60_000),
    since: new Date(0),
    count: 2,
  })

  expect(listed.map(({ stripeId }) => stripeId)).toEqual([nao, mio])
})
