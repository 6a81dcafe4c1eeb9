import { afterEach, beforeEach, expect, test } from 'vitest'
import { countDecline } from '../../payments/events/count-decline.ts'
import { checkoutLimitByNetwork, paymentCheckLimit, paymentLimitByAccount } from '../../payments/limits.ts'
import { getClientNetwork } from '../../platform/client-network.ts'
import { systemClock } from '../../platform/clock.ts'
import { consumeRateLimit, type RateLimit } from '../../platform/rate-limit.ts'
import { parsePaymentId } from '../../testing/buyers.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { deliverWebhook, createStripeEvent } from '../../testing/stripe-event.ts'

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 })
const stripe = shop.deps.stripe
// The clock is fixed, so that no wait ends while a slow test runs.
let now: Date
beforeEach(() => {
  now = new Date()
  shop.deps.clock = () => now
})
afterEach(() => {
  shop.deps.clock = systemClock
  expect(shop.unexpectedErrors()).toEqual([])
})

const hourMs = 60 * 60 * 1000

const open = (person: Person, guideId = 1) =>
  shop.post('/api/users/create-payment-intent', { guideId }, person)

async function openedBy(person: Person): Promise<string> {
  return parsePaymentId((await open(person)).json())
}

const tryCard = (payment: string, card: string) =>
  stripe.paymentIntents
    .confirm(payment, { payment_method: card, return_url: 'http://localhost/guides' })
    .then(({ status }) => status)
const tryDeclinedCard = (payment: string) =>
  expect(tryCard(payment, 'pm_card_visa_chargeDeclined')).rejects.toThrow('declined')

async function consumeQuota(limit: RateLimit, key: string, left = 0): Promise<void> {
  for (let turn = left; turn < limit.free; turn += 1) await consumeRateLimit(shop.deps, limit, key)
}
const leaveQuota = ({ uid }: Person, left: number) => consumeQuota(paymentLimitByAccount, uid, left)

test('a user can start sixty checkouts in an hour; the next one is rejected with a retry time', async () => {
  const [aiko, ben] = [await shop.signUp('aiko'), await shop.signUp('ben')]
  for (let tab = 0; tab < 60; tab += 1) expect((await open(aiko, 1 + (tab % 2))).status).toBe(200)

  const refused = await open(aiko)
  const onPage = await shop.post('/api/users/create-checkout-session', { mode: 'payment', guideId: 1 }, aiko)
  const forPro = await shop.post('/api/create-subscription', {}, aiko)

  expect([refused.status, onPage.status, forPro.status]).toEqual([429, 429, 429])
  expect(refused.headers['retry-after']).toBe('1')
  expect((await open(ben)).status).toBe(200)
  now = new Date(now.getTime() + 1000)
  expect((await open(aiko)).status).toBe(200)
})

test('a buyer can pay with another card after five declined ones', async () => {
  const chie = await shop.signUp('chie')
  const payment = await openedBy(chie)
  for (let card = 0; card < 5; card += 1) await tryDeclinedCard(payment)
  expect(await tryCard(payment, 'pm_card_visa')).toBe('succeeded')
})

test('too many declined cards cancel the payment, and the next checkout has to wait', async () => {
  const thief = await shop.signUp('thief')
  await leaveQuota(thief, 3)
  const payment = await openedBy(thief)

  for (let card = 0; card < 3; card += 1) await tryDeclinedCard(payment)

  await expect.poll(async () => (await stripe.paymentIntents.retrieve(payment)).status).toBe('canceled')
  expect((await open(thief)).status).toBe(429)
  now = new Date(now.getTime() + hourMs)
  expect(await openedBy(thief)).not.toBe(payment)
})

const openPro = async (person: Person) =>
  parsePaymentId((await shop.post('/api/create-subscription', {}, person)).json())

test('too many declined cards for Pro cancel the subscription', async () => {
  const thief = await shop.signUp('thief')
  await leaveQuota(thief, 2)
  const payment = await openPro(thief)

  for (let card = 0; card < 2; card += 1) await tryDeclinedCard(payment)

  const statusOf = async ({ uid }: Person) => {
    const { rows } = await shop.deps.pool.query<{ id: string }>(
      'select stripe_id as id from orders join users on users.id = buyer_id where firebase_uid = $1',
      [uid],
    )
    return (await stripe.subscriptions.retrieve(rows[0]?.id ?? '')).status
  }
  await expect.poll(() => statusOf(thief)).toMatch(/canceled|incomplete_expired/)
})

test('failed renewals don’t count towards the limit of declined cards', async () => {
  const member = await shop.signUp('member')
  await leaveQuota(member, 2)
  const payment = await openPro(member)
  await tryCard(payment, 'pm_card_visa')
  const canView = async () => (await shop.visit('/api/users/can-view/1', member)).json()
  await expect.poll(canView).toEqual({ canView: true })

  for (let renewal = 0; renewal < 2; renewal += 1)
    await deliverWebhook(
      shop,
      createStripeEvent('payment_intent.payment_failed', { id: payment, object: 'payment_intent' }),
    )
  await waitForDeclines()

  expect((await open(member)).status).toBe(409)
})

const waitForDeclines = () =>
  expect
    .poll(async () => {
      const { rowCount } = await shop.deps.pool.query(
        "select id from pgboss.job where name = 'payments.decline' and state < 'completed'",
      )
      return rowCount
    })
    .toBe(0)

test('a declined card is counted once, even if Stripe sends its event three times', async () => {
  const gen = await shop.signUp('gen')
  await leaveQuota(gen, 2)
  const payment = await openedBy(gen)
  const declined = createStripeEvent('payment_intent.payment_failed', {
    id: payment,
    object: 'payment_intent',
  })

  for (let time = 0; time < 3; time += 1) {
    await deliverWebhook(shop, declined)
    await waitForDeclines()
  }

  expect(await tryCard(payment, 'pm_card_visa')).toBe('succeeded')
})

test('a payment stays open if counting its declined card fails', async () => {
  const hana = await shop.signUp('hana')
  const payment = await openedBy(hana)
  const { pool } = shop.deps
  await pool.query('alter table rate_limits rename to rate_limits_out_of_order')

  const counting = countDecline(shop.deps, { paymentId: payment })

  await expect(counting).rejects.toThrow('rate_limits')
  await pool.query('alter table rate_limits_out_of_order rename to rate_limits')
  expect(await tryCard(payment, 'pm_card_visa')).toBe('succeeded')
})

test('payment checks have a higher limit of their own, which guests share per network', async () => {
  const dai = await shop.signUp('dai')
  const named = { sessionId: 'cs_test_of_nobody', guideId: 1, userEmail: dai.email }
  const verify = (person?: Person) => shop.post('/api/users/verify-purchase', named, person)
  for (let visit = 0; visit < 120; visit += 1) expect((await verify()).status).toBe(400)

  const refused = await verify()
  expect([refused.status, refused.json()]).toMatchObject([429, { success: false }])

  expect((await verify(dai)).status).toBe(400)
  expect((await shop.visit('/api/payments/check-session/cs_test_of_nobody/1', dai)).status).toBe(200)
  expect((await open(dai)).status).toBe(200)
})

test('recording a purchase and checking a session count towards the limit of payment checks', async () => {
  const emi = await shop.signUp('emi')
  await consumeQuota(paymentCheckLimit, emi.uid)

  const asked = await Promise.all([
    shop.post('/api/purchases', { guideId: 1, stripePaymentId: 'pi_of_nobody' }, emi),
    shop.visit('/api/payments/check-session/cs_test_of_nobody/1', emi),
  ])

  expect(asked.map(({ status }) => status)).toEqual([429, 429])
})

test('a network that has started too many checkouts has to wait, regardless of the account', async () => {
  await shop.deps.pool.query('delete from rate_limits')
  await consumeQuota(checkoutLimitByNetwork, getClientNetwork('127.0.0.1'))
  const fumi = await shop.signUp('fumi')

  expect((await open(fumi)).status).toBe(429)
  await shop.deps.pool.query('delete from rate_limits')
  expect((await open(fumi)).status).toBe(200)
})
