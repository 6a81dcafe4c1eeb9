import { afterEach, expect, test } from 'vitest'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import type { Person } from '../../testing/people.ts'
import { waitForJobs } from '../../testing/mailbox.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import {
  controlStripe,
  expectProAccess,
  fetchInvoiceStatuses,
  decideDispute,
  createDispute,
  advanceClocks,
  subscribeByCard,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'

const hour = 60 * 60
const month = 31 * 24 * hour

const shop = await openTestShop({ stripeWorksAfterMs: 60_000 })
await shop.stock({ id: 1 })
afterEach(async () => {
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  await controlStripe(shop, 'webhook', { paused: false })
  expect(shop.unexpectedErrors()).toEqual([])
})

const refund = (payment: string) => shop.deps.stripe.refunds.create({ payment_intent: payment })
const statesAtStripe = async (person: Person) =>
  (await fetchSubscriptions(shop, person)).map(({ status }) => status)
const pausedAtStripe = async (person: Person) =>
  (await fetchSubscriptions(shop, person)).map((each) => each.pause_collection?.behavior ?? null)
const ask = async <T>(person: Person, query: string) =>
  (await shop.visit(`/trpc/${query}`, person)).json<{ result: { data: { json: T } } }>().result.data.json
const planOf = (person: Person) => ask<object>(person, 'access.plan')
const startPro = (person: Person) => shop.post('/api/create-subscription', { language: 'ja' }, person)

async function subscriber(name: string) {
  const person = await shop.signUp(name)
  const payment = await subscribeByCard(shop, person)
  await expectProAccess(shop, person)
  return { person, payment }
}

test('refunding a month cancels the plan, and the user can subscribe again', async () => {
  const { person, payment } = await subscriber('aiko')

  await refund(payment)

  await expectProAccess(shop, person, false)
  await expect.poll(() => statesAtStripe(person)).toEqual(['canceled'])
  await advanceClocks(shop, month + 2 * hour)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['paid'])

  await subscribeByCard(shop, person, { language: 'ja' })
  await expectProAccess(shop, person)
  expect(await statesAtStripe(person)).toEqual(['active', 'canceled'])
})

test('a second plan is rejected until the refund of the first has reached the shop', async () => {
  const { person, payment } = await subscriber('ben')
  await controlSandbox({ url: shop.stripeUrl }, 'flush', {})
  await waitForJobs(shop)
  await controlStripe(shop, 'webhook', { paused: true })
  await refund(payment)

  const refused = await startPro(person)
  await recoverMissedPayments(shop.deps)
  await expect.poll(() => statesAtStripe(person)).toEqual(['canceled'])
  const started = await startPro(person)

  expect([refused.status, started.status]).toEqual([409, 200])
})

test('a lost dispute of Pro cancels the plan, and nothing more is charged', async () => {
  const { person, payment } = await subscriber('chie')
  const opened = await createDispute(shop, payment)
  await expectProAccess(shop, person, false)

  await decideDispute(shop, opened, 'lost')

  await expect.poll(() => statesAtStripe(person)).toEqual(['canceled'])
  await advanceClocks(shop, month + 2 * hour)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['paid'])
})

test('a disputed plan is not charged, can be managed, and resumes when the dispute is won', async () => {
  const { person, payment } = await subscriber('daichi')

  const opened = await createDispute(shop, payment)

  await expectProAccess(shop, person, false)
  await expect.poll(() => pausedAtStripe(person)).toEqual(['void'])
  expect(await planOf(person)).toMatchObject({ subscribed: false, held: 'disputed' })
  expect((await shop.post('/api/users/billing-portal', {}, person)).status).toBe(200)
  await advanceClocks(shop, month + 2 * hour)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['void', 'paid'])

  await decideDispute(shop, opened, 'won')

  await expectProAccess(shop, person)
  await expect.poll(() => pausedAtStripe(person)).toEqual([null])
  await advanceClocks(shop, month + 2 * hour)
  await expect.poll(() => fetchInvoiceStatuses(shop, person)).toEqual(['paid', 'void', 'paid'])
  await expectProAccess(shop, person)
})

test('a subscriber with an open dispute cannot start a second plan', async () => {
  const { person, payment } = await subscriber('emi')
  await createDispute(shop, payment)
  await expectProAccess(shop, person, false)

  const form = await startPro(person)
  const page = await shop.post('/api/users/create-checkout-session', { mode: 'subscription' }, person)

  expect([form.status, form.json()]).toMatchObject([409, { code: 'purchase-suspended' }])
  expect([page.status, page.json()]).toMatchObject([409, { code: 'purchase-suspended' }])
})

test('a dispute of Pro voids the draft invoice of a renewal', async () => {
  const { person, payment } = await subscriber('fumi')
  const [subscription] = await fetchSubscriptions(shop, person)
  const [item] = subscription?.items.data ?? []
  await advanceClocks(shop, (item?.current_period_end ?? 0) - (item?.current_period_start ?? 0) + 60)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['draft', 'paid'])

  await createDispute(shop, payment)

  await expect.poll(() => fetchInvoiceStatuses(shop, person)).toEqual(['void', 'paid'])
  await advanceClocks(shop, 2 * hour)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['void', 'paid'])
})

test('if the refund of a month fails, Pro lasts until the month ends and is not renewed', async () => {
  const person = await shop.signUp('gen')
  const payment = await subscribeByCard(shop, person, { card: 'pm_card_refundFail' })
  await expectProAccess(shop, person)

  await refund(payment)

  await expect.poll(() => statesAtStripe(person)).toEqual(['canceled'])
  await fetch(`${shop.stripeUrl}/_sandbox/flush`, { method: 'POST' })
  await expectProAccess(shop, person)
  expect(await planOf(person)).toMatchObject({ subscribed: true, renews: false, held: null })
  await advanceClocks(shop, month + 2 * hour)
  await expectProAccess(shop, person, false)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['paid'])
})

test('a refund of an earlier month is shown on its receipt, and Pro continues', async () => {
  const { person, payment } = await subscriber('hana')
  await advanceClocks(shop, month + 2 * hour)
  await expect.poll(() => fetchInvoiceStatuses(shop, person)).toEqual(['paid', 'paid'])
  await expect.poll(async () => (await receiptsOf(person)).length).toBe(2)

  await refund(payment)

  await expect
    .poll(async () => (await receiptsOf(person)).map(({ refundedAt }) => refundedAt !== null))
    .toEqual([false, true])
  await expectProAccess(shop, person)
  expect(await statesAtStripe(person)).toEqual(['active'])
})

const receiptsOf = async (person: Person) =>
  (await ask<{ receipts: { refundedAt: string | null }[] }>(person, 'payments.receipts')).receipts

test('canceling a refunded plan is retried when Stripe fails', async () => {
  const { person, payment } = await subscriber('isao')
  await controlStripe(shop, 'faults', {
    path: '/v1/subscriptions/*',
    method: 'DELETE',
    status: 500,
    times: 3,
  })

  await refund(payment)

  await expectProAccess(shop, person, false)
  await expect.poll(() => statesAtStripe(person)).toEqual(['canceled'])
  await advanceClocks(shop, month + 2 * hour)
  expect(await fetchInvoiceStatuses(shop, person)).toEqual(['paid'])
})

test('the recovery job cancels a plan whose cancellation was never sent to Stripe', async () => {
  const { person, payment } = await subscriber('jun')
  await controlStripe(shop, 'webhook', { paused: true })
  await refund(payment)
  // The state after a process was killed before its job: refunded, but still active at Stripe.
  await shop.deps.pool.query(
    `update users set subscription_active = false, subscription_expires_at = null, subscription_owed = true
     where firebase_uid = $1`,
    [person.uid],
  )

  await recoverMissedPayments(shop.deps)

  await expect.poll(() => statesAtStripe(person)).toEqual(['canceled'])
})
