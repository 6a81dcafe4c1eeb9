import { afterEach, describe, expect, test } from 'vitest'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { type TestResponse, controlSandbox, openTestShop } from '../../testing/shop.ts'
import type { Person } from '../../testing/people.ts'
import { insertOpenOrder } from './testing/open-order.ts'

const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 })
afterEach(async () => {
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  shop.unexpectedErrors()
})

const fault = (body: object) => controlSandbox({ url: shop.stripeUrl }, 'faults', body)
const subscribe = (person: Person, language: 'en' | 'ja') =>
  shop.post('/api/create-subscription', { language }, person)
const openPage = (person: Person, language: 'en' | 'ja') =>
  shop.post('/api/users/create-checkout-session', { mode: 'subscription', language }, person)
const buyGuide = (person: Person, language: 'en' | 'ja') =>
  shop.post('/api/users/create-payment-intent', { guideId: 1, language }, person)
const statusOf = ({ status }: TestResponse) => status

async function countOrdersWithoutStripeId(person: Person): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ count: number }>(
    `select count(*)::int as count from orders join users on users.id = buyer_id
     where firebase_uid = $1 and state = 'open' and stripe_id is null`,
    [person.uid],
  )
  return rows[0]?.count ?? 0
}

describe('a buyer can pay for Pro after opening it in two languages at once', () => {
  test.each([
    ['English first', 'en', 'ja'],
    ['Japanese first', 'ja', 'en'],
  ] as const)(
    'a buyer who opens Pro in two languages at once can still pay (%s)',
    async (_title, first, second) => {
      const aiko = await shop.signUp('aiko')
      await fault({ path: '/v1/subscriptions', method: 'POST', latencyMs: 900, times: 2 })

      await Promise.all([subscribe(aiko, first), subscribe(aiko, second)])
      const next = await Promise.all([subscribe(aiko, first), subscribe(aiko, second)])

      expect(next.map(statusOf)).toEqual([200, 200])
      expect(await countOrdersWithoutStripeId(aiko)).toBe(0)
      const page = await openPage(aiko, second)
      expect(page.status).toBe(200)
    },
  )
})

test('the card form shows the charged price when the other language was opened first', async () => {
  const ben = await shop.signUp('ben')
  await subscribe(ben, 'en')

  const japanese = await subscribe(ben, 'ja')

  expect(japanese.status).toBe(200)
  const payment = await shop.deps.stripe.paymentIntents.retrieve(parsePaymentId(japanese.json()))
  expect(japanese.json()).toMatchObject({ amount: payment.amount, currency: payment.currency })
})

test('a checkout that Stripe refused stores the reason', async () => {
  const daichi = await shop.signUp('daichi')
  await fault({ path: '/v1/payment_intents', method: 'POST', status: 400, times: 1 })

  const started = await buyGuide(daichi, 'en')

  expect(started.status).toBe(200)
  const { rows } = await shop.deps.pool.query<{ state: string; reason: string | null }>(
    `select state, closed_reason as reason from orders join users on users.id = buyer_id
     where firebase_uid = $1 order by opened_at`,
    [daichi.uid],
  )
  expect(rows).toEqual([
    { state: 'closed', reason: '400 StripeInvalidRequestError: The request was refused on purpose.' },
    { state: 'open', reason: null },
  ])
  await payWithCard(shop.deps.stripe, parsePaymentId(started.json()))
})

test('the recovery job closes a checkout that never reached Stripe', async () => {
  const emi = await shop.signUp('emi')
  await insertOpenOrder(shop, emi, { sku: 'pro-month', minutesAgo: 6 })
  expect(await countOrdersWithoutStripeId(emi)).toBe(1)

  await recoverMissedPayments(shop.deps)

  expect(await countOrdersWithoutStripeId(emi)).toBe(0)
})

test('a checkout whose payment is unknown to Stripe is replaced by a new one', async () => {
  const fumi = await shop.signUp('fumi')
  await buyGuide(fumi, 'en')
  await shop.deps.pool.query(
    "update orders set stripe_id = 'pi_of_another_account' from users where users.id = buyer_id and firebase_uid = $1",
    [fumi.uid],
  )

  const customerOf = async () =>
    (
      await shop.deps.pool.query('select stripe_customer_id as id from users where firebase_uid = $1', [
        fumi.uid,
      ])
    ).rows
  const customer = await customerOf()

  expect((await buyGuide(fumi, 'en')).status).toBe(200)
  expect(await customerOf()).toEqual(customer)
})

test('an open payment is reused after Stripe temporarily failed to return it', async () => {
  const hana = await shop.signUp('hana')
  const first = await buyGuide(hana, 'en')
  await fault({ path: '/v1/payment_intents/*', method: 'GET', status: 500, times: 9 })

  const refused = await buyGuide(hana, 'en')
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  const next = await buyGuide(hana, 'en')

  expect([refused.status, next.status]).toEqual([503, 200])
  expect(parsePaymentId(next.json())).toBe(parsePaymentId(first.json()))
})

test('a payment that is unpaid for a month is canceled at Stripe, and its checkout closed', async () => {
  const gen = await shop.signUp('gen')
  const payment = parsePaymentId((await buyGuide(gen, 'en')).json())
  await shop.deps.pool.query(
    "update orders set opened_at = now() - interval '31 days' where stripe_id = $1",
    [payment],
  )

  await recoverMissedPayments(shop.deps)

  expect((await shop.deps.stripe.paymentIntents.retrieve(payment)).status).toBe('canceled')
  const { rows } = await shop.deps.pool.query('select state from orders where stripe_id = $1', [payment])
  expect(rows).toEqual([{ state: 'closed' }])
})
