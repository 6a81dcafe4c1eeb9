import { afterEach, expect, test } from 'vitest'
import { findSubscription } from '../../access/index.ts'
import { openDatabase } from '../../platform/database.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { startPayment, startSubscription } from '../../payments/checkout/start-payment.ts'
import { insertBuyers, parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import { createStripeWithFetch } from '../../testing/stripe-with-fetch.ts'

const shop = await openTestShop({ webhooks: false })
await shop.stock({ id: 1 }, { id: 2 })
afterEach(async () => {
  await clearFaults()
  expect(shop.unexpectedErrors()).toEqual([])
})

const fault = (body: object) => controlSandbox({ url: shop.stripeUrl }, 'faults', body)
const clearFaults = () => fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
const rowCount = async (table: 'purchases' | 'access_changes', uid: string) => {
  const { rows } = await shop.deps.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} join users on users.id = user_id where firebase_uid = $1`,
    [uid],
  )
  return rows[0]?.count
}

const countPendingJobs = async () => {
  const { rowCount } = await shop.deps.pool.query(
    `select id from pgboss.job where name like 'payments.%' and name <> 'payments.sweep' and state < 'completed'`,
  )
  return rowCount
}

test('an old Stripe response about Pro on one node never overwrites a newer one of another node', async () => {
  const { deps } = shop
  const [buyer] = await insertBuyers(deps.pool, 1)
  if (buyer === undefined) throw new Error('no buyer')
  const payment = parsePaymentId(await startSubscription(deps, buyer, { language: 'en' }))
  await payWithCard(deps.stripe, payment)
  const otherNode = openDatabase(shop.databaseUrl, (error) => deps.logger.error({ err: error }))
  const answers: number[] = []
  // The slow node's first response is in transit while the refund happens and the other node processes it.
  const slow = createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    const answer = await fetch(address, init)
    if (!address.includes('/v1/charges')) return answer
    const text = await answer.text()
    if (answers.push(answer.status) === 1) {
      await deps.stripe.refunds.create({ payment_intent: payment })
      await settleStripeObject({ ...deps, db: otherNode.db }, payment)
    }
    return new Response(text, answer)
  })
  const { data } = await deps.stripe.subscriptions.list({ status: 'all' })
  const mine = data.find(({ metadata }) => metadata['userId'] === String(buyer.id))

  await settleStripeObject({ ...deps, stripe: slow }, mine?.id ?? '')

  await otherNode.close()
  // Waits for the job that cancels the plan at Stripe, so that the faults of the next test don't affect it.
  await expect.poll(countPendingJobs).toBe(0)
  expect(answers).toEqual([200, 200])
  expect(await findSubscription(deps.db, buyer.id)).toMatchObject({ active: false, expiresAt: null })
})

test('slow Stripe requests hold no database connection, and guides are still served', async () => {
  const { deps } = shop
  const buyers = await insertBuyers(deps.pool, 20)
  await fault({ path: '/v1/*', held: true, times: 20 })
  let answered = 0

  const starts = buyers.map((buyer, index) =>
    (index % 2 === 0
      ? startPayment(deps, buyer, { guideId: 1, language: 'en' })
      : startSubscription(deps, buyer, { language: 'en' })
    ).finally(() => (answered += 1)),
  )
  const waitingAtStripe = async () => {
    const answer = await fetch(`${shop.stripeUrl}/_sandbox/requests`)
    return ((await answer.json()) as { status: number | null }[]).filter(({ status }) => status === null)
      .length
  }
  await expect.poll(waitingAtStripe).toBe(20)

  await expect.poll(() => deps.pool.totalCount - deps.pool.idleCount, { interval: 5 }).toBe(0)
  expect((await shop.visit('/api/guides/1')).status).toBe(200)
  expect([answered, deps.pool.waitingCount]).toEqual([0, 0])
  await clearFaults()
  await Promise.all(starts)
})

const down = { path: '/v1/*', status: 503, times: 1000 }

test('while Stripe is down, owned guides stay readable, and checkouts return 503', async () => {
  const [reader, other] = [await shop.signUp('aiko'), await shop.signUp('ben')]
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, reader)
  const payment = parsePaymentId(started.json())
  await payWithCard(shop.deps.stripe, payment)
  await shop.post('/api/purchases', { guideId: 1, stripePaymentId: payment }, reader)
  await fault(down)

  const reading = await shop.visit('/api/guides/1', reader)
  const browsing = await Promise.all(
    ['/api/guides', '/api/guides/2', '/api/config/client-env'].map((path) => shop.visit(path)),
  )
  const refused = await Promise.all([
    shop.post('/api/users/create-payment-intent', { guideId: 2 }, other),
    shop.post('/api/create-subscription', {}, await shop.signUp('chie')),
    shop.post('/api/users/create-checkout-session', { mode: 'payment', guideId: 2 }, reader),
    shop.post('/api/purchases', { guideId: 1, stripePaymentId: 'pi_unknown' }, reader),
    shop.visit('/api/payments/check-session/cs_unknown/1', reader),
  ])

  expect(reading.body).toContain('PAID-TEXT-1')
  expect(browsing.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(refused.map(({ status, json }) => [status, json<{ code: string }>().code])).toEqual(
    Array.from({ length: 5 }, () => [503, 'payments-unavailable']),
  )
  expect([await rowCount('purchases', other.uid), await rowCount('access_changes', other.uid)]).toEqual([
    0, 0,
  ])
})

test('a payment made before a Stripe outage grants its guide once Stripe is back', async () => {
  const person = await shop.signUp('daichi')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 2 }, person)
  const payment = parsePaymentId(started.json())
  await payWithCard(shop.deps.stripe, payment)
  const record = () => shop.post('/api/purchases', { guideId: 2, stripePaymentId: payment }, person)
  await fault({ ...down, times: 3 })

  const refused = await record()
  const nothingYet = await rowCount('purchases', person.uid)
  const granted = await record()

  expect([refused.status, nothingYet, granted.status]).toEqual([503, 0, 200])
  expect(await rowCount('purchases', person.uid)).toBe(1)
})
