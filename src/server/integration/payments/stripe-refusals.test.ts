import { Stripe } from 'stripe'
import { afterEach, describe, expect, test } from 'vitest'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { parsePaymentId, payOnHostedPage, payWithCard } from '../../testing/buyers.ts'
import type { Person } from '../../testing/people.ts'
import { type TestResponse, controlSandbox, openTestShop } from '../../testing/shop.ts'

async function fault(body: Refusal & { path: string; method: string; times: number }): Promise<void> {
  if ('held' in body) shop.deps.stripe = impatient
  await controlSandbox({ url: shop.stripeUrl }, 'faults', body)
}
const subscribe = (person: Person, language: 'en' | 'ja') =>
  shop.post('/api/create-subscription', { language }, person)
const openPage = (person: Person, language: 'en' | 'ja') =>
  shop.post('/api/users/create-checkout-session', { mode: 'subscription', language }, person)
const buyGuide = (person: Person, language: 'en' | 'ja') =>
  shop.post('/api/users/create-payment-intent', { guideId: 1, language }, person)

/** Every failure of a Stripe request that decision 0033 lists. */
const refusals = [
  ['an invalid request', { status: 400 }],
  ['an invalid API key', { status: 401 }],
  ['a declined card', { status: 402 }],
  ['a missing permission', { status: 403 }],
  ['a missing object', { status: 404 }],
  ['a conflict', { status: 409 }],
  ['too many requests', { status: 429 }],
  ['a server error before the operation', { status: 500 }],
  ['a server error after the operation', { status: 500, afterWork: true }],
  ['a lost connection before the operation', { status: 0 }],
  ['a lost connection after the operation', { status: 0, afterWork: true }],
  ['no response', { held: true }],
] as const

type Refusal = (typeof refusals)[number][1]

/** Returns whether the failure is an outage and not a refusal. */
const isOutage = (refusal: Refusal) =>
  !('status' in refusal) || ![400, 401, 402, 403, 404].includes(refusal.status)

interface CheckoutKind {
  path: string
  /** Starts a checkout. Status 200 if it can be paid. */
  start: (person: Person, language: 'en' | 'ja') => Promise<TestResponse>
  /** Pays, and reports the payment to the shop. */
  pay: (person: Person, started: TestResponse) => Promise<TestResponse>
}

const buyOnPage = (person: Person, language: 'en' | 'ja') =>
  shop.post('/api/users/create-checkout-session', { mode: 'payment', guideId: 1, language }, person)

const payInForm = (guideId: number | null) => async (person: Person, started: TestResponse) => {
  const stripePaymentId = parsePaymentId(started.json())
  await payWithCard(patient, stripePaymentId)
  return shop.post('/api/purchases', { guideId, stripePaymentId }, person)
}
const payAtStripe = (guideId: number | null) => async (person: Person, started: TestResponse) => {
  const { url } = started.json<{ url: string }>()
  await payOnHostedPage(url, person.email)
  const sessionId = /cs_\w+/.exec(url)?.[0] ?? ''
  return shop.post('/api/users/verify-purchase', { sessionId, guideId, userEmail: person.email }, person)
}

const ways: Record<string, CheckoutKind> = {
  'a guide in the form': { path: '/v1/payment_intents', start: buyGuide, pay: payInForm(1) },
  'a guide on Stripe’s page': { path: '/v1/checkout/sessions', start: buyOnPage, pay: payAtStripe(1) },
  'Pro in the form': { path: '/v1/subscriptions', start: subscribe, pay: payInForm(null) },
  'Pro on Stripe’s page': { path: '/v1/checkout/sessions', start: openPage, pay: payAtStripe(null) },
}

const reads = async (person: Person) =>
  (await shop.visit('/api/users/can-view/1', person)).json<{ canView: boolean }>().canView

/** Counts this user's charges that were not refunded. */
async function countKeptCharges({ uid }: Person): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ id: number }>(
    'select id from users where firebase_uid = $1',
    [uid],
  )
  let kept = 0
  // A failed checkout may have created a customer that is not used.
  const { data: customers } = await patient.customers.list({ limit: 12 })
  for (const { id, metadata } of customers) {
    if (metadata['userId'] !== String(rows[0]?.id)) continue
    for await (const charge of patient.charges.list({ customer: id, limit: 100 }))
      kept += charge.paid && !charge.refunded ? 1 : 0
  }
  return kept
}

async function countOrdersWithoutStripeId(person: Person): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ count: number }>(
    `select count(*)::int as count from orders join users on users.id = buyer_id
     where firebase_uid = $1 and state = 'open' and stripe_id is null`,
    [person.uid],
  )
  return rows[0]?.count ?? 0
}

/** Removes all faults, and waits until Stripe has finished pending requests. */
async function restoreStripe(): Promise<void> {
  shop.deps.stripe = patient
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  const underWay = async () => {
    const answer = await fetch(`${shop.stripeUrl}/_sandbox/requests`)
    const requests = (await answer.json()) as { status: number | null }[]
    return requests.filter(({ status }) => status === null).length
  }
  await expect.poll(underWay).toBe(0)
  await fetch(`${shop.stripeUrl}/_sandbox/requests`, { method: 'DELETE' })
}

/** Splits test cases into those of every run and the others, which are drills. */
const split = <Row>(rows: readonly Row[], isInEveryRun: (row: Row, place: number) => boolean) =>
  [
    [{}, rows.filter((row, place) => isInEveryRun(row, place))],
    [{ tags: 'drill' }, rows.filter((row, place) => !isInEveryRun(row, place))],
  ] as const

const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 })
const { hostname, port } = new URL(shop.stripeUrl)
/** Creates a Stripe client without retries and with this timeout in milliseconds. */
const open = (timeout: number) =>
  new Stripe('sk_test_sandbox', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    timeout,
    maxNetworkRetries: 0,
  })
const patient = open(30_000)
const impatient = open(500)
shop.deps.stripe = patient
afterEach(async () => {
  await restoreStripe()
  // All users of these tests share one network.
  await shop.deps.pool.query('delete from rate_limits')
  shop.unexpectedErrors()
})

describe.each(Object.entries(ways))('a buyer of %s while Stripe fails', (name, { path, start, pay }) => {
  const starts = [
    [path, 'en', 'ja'],
    [path, 'ja', 'en'],
    ['/v1/customers', 'en', 'ja'],
    ['/v1/customers', 'ja', 'en'],
  ] as const
  const place = Object.keys(ways).indexOf(name)
  // Every run covers each failure once, and each kind of checkout with three of them.
  const isInTurn = (row: number, column: number) =>
    column === Math.floor(row / starts.length) && row % starts.length === place
  const table = refusals.flatMap(([what, refusal], row) =>
    starts.map(
      ([call, first, second], column) => [what, call, first, second, refusal, isInTurn(row, column)] as const,
    ),
  )

  for (const [options, rows] of split(table, (row) => row[5]))
    test.each(rows)(
      'after %s from POST %s on a page in %s, the next submit in %s is charged once',
      options,
      async (_what, call, first, second, refusal) => {
        const buyer = await shop.signUp('chie')
        await fault({ path: call, method: 'POST', times: 9, ...refusal })
        const refused = await start(buyer, first)
        await restoreStripe()
        const charged = await countKeptCharges(buyer)

        const next = await start(buyer, second)
        const paid = await pay(buyer, next)

        expect([refused.status, refused.json<{ code: string }>().code]).toEqual([503, 'payments-unavailable'])
        expect([charged, next.status, paid.status]).toEqual([0, 200, 200])
        expect([await reads(buyer), await countKeptCharges(buyer)]).toEqual([true, 1])
        expect(await countOrdersWithoutStripeId(buyer)).toBe(0)
      },
    )

  for (const [options, asked] of split(refusals, (_refusal, row) => row % 4 === place))
    test.each(asked)(
      'a payment is granted later if every request after paying fails with %s',
      options,
      async (_what, refusal) => {
        const buyer = await shop.signUp('emi')
        const started = await start(buyer, 'en')
        await fault({ path: '/v1/*', method: 'GET', times: 99, ...refusal })

        const unheard = await pay(buyer, started)
        await restoreStripe()
        await start(buyer, 'en')
        await recoverMissedPayments({ ...shop.deps, clock: () => new Date(Date.now() + 60 * 60 * 1000) })

        const told = isOutage(refusal) ? [503, 'payments-unavailable'] : [500, 'internal']
        expect([unheard.status, unheard.json<{ code: string }>().code]).toEqual(told)
        await expect.poll(() => reads(buyer)).toBe(true)
        expect(await countKeptCharges(buyer)).toBe(1)
      },
    )
})

describe('an owed refund is made once although Stripe fails at first', () => {
  for (const [options, answers] of split(refusals, (_refusal, row) => row % 3 === 2))
    test.each(answers)(
      'an owed refund is made once if its first try fails with %s',
      options,
      async (_what, refusal) => {
        const buyer = await shop.signUp('fumi')
        const started = await buyGuide(buyer, 'en')
        await shop.post('/api/users/free-selection', { guideId: 1 }, buyer)
        await fault({ path: '/v1/refunds', method: 'POST', times: 1, ...refusal })
        const stripePaymentId = parsePaymentId(started.json())
        await payWithCard(patient, stripePaymentId)
        await shop.post('/api/purchases', { guideId: 1, stripePaymentId }, buyer)
        const tries = async () => {
          const { rows } = await shop.deps.pool.query<{ done: number }>(
            `select count(*)::int as done from pgboss.job where name = 'payments.refund' and state = 'completed'
         and data ->> 'paymentId' = $1`,
            [stripePaymentId],
          )
          return rows[0]?.done
        }
        await expect.poll(tries).toBeGreaterThan(0)
        await restoreStripe()

        // Stripe's idempotency keys expire after a day.
        await controlSandbox({ url: shop.stripeUrl }, 'clock', { advanceSeconds: 25 * 60 * 60 })
        const { clock } = shop.deps
        shop.deps.clock = () => new Date(Date.now() + 60 * 60 * 1000)
        await recoverMissedPayments(shop.deps)

        await expect.poll(() => countKeptCharges(buyer)).toBe(0)
        shop.deps.clock = clock
        const { data } = await patient.refunds.list({ payment_intent: stripePaymentId })
        expect(data).toHaveLength(1)
        expect(await reads(buyer)).toBe(true)
      },
    )
})
