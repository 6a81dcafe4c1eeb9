import type { Stripe } from 'stripe'
import { afterEach, expect, test } from 'vitest'
import type { Receipt } from '../../../shared/payments/receipt-schemas.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { refundOwedPayment } from '../../payments/refunds/refund-owed-payment.ts'
import { parsePaymentId, payWithCard } from '../../testing/buyers.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import { createStripeWithFetch } from '../../testing/stripe-with-fetch.ts'
import { decideDispute, createDispute } from '../../testing/subscribers.ts'
import { buyItems } from './testing/buy.ts'

const day = 24 * 60 * 60 * 1000

let passedMs = 0
const shop = await openTestShop()
await shop.stock({ id: 1, titleEn: 'Sell narration' })
const stripe = shop.deps.stripe
const { clock } = shop.deps
shop.deps.clock = () => new Date(clock().getTime() + passedMs)
afterEach(async () => {
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  expect(shop.unexpectedErrors()).toEqual([])
})

const startPayment = (person: Person) => shop.post('/api/users/create-payment-intent', { guideId: 1 }, person)
const openPage = (person: Person) =>
  shop.post('/api/users/create-checkout-session', { mode: 'payment', guideId: 1 }, person)
const pick = (person: Person) => shop.post('/api/users/free-selection', { guideId: 1 }, person)
const reads = async (person: Person) =>
  (await shop.visit('/api/users/can-view/1', person)).json<{ canView: boolean }>().canView
const waitForAccess = (person: Person, expected = true) => expect.poll(() => reads(person)).toBe(expected)

const buy = async (person: Person) => (await buyItems(shop, person, ['guide:1'])).payment

const subjectsOf = async (person: Person) =>
  (await fetchMailsTo(shop, person.email)).map(({ subject }) => subject)
/** Waits for these emails, in any order because jobs send them concurrently. */
const waitForMails = (person: Person, subjects: string[]) =>
  expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await subjectsOf(person)).toSorted()
    })
    .toEqual(subjects.toSorted())

async function receiptOf(person: Person): Promise<Receipt | undefined> {
  const answer = await shop.visit('/trpc/payments.receipts', person)
  return answer.json<{ result: { data: { json: { receipts: Receipt[] } } } }>().result.data.json.receipts[0]
}

test('a disputed guide can’t be read, bought again or picked as the free guide', async () => {
  const aiko = await shop.signUp('aiko')
  const opened = await createDispute(shop, await buy(aiko))
  await waitForAccess(aiko, false)

  const refused = [await startPayment(aiko), await openPage(aiko), await pick(aiko)]

  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
  for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'purchase-suspended' })
  await decideDispute(shop, opened, 'won')
  await waitForAccess(aiko)
  expect(await receiptOf(aiko)).toMatchObject({ refundedAt: null, refundedAmount: 0 })
  await waitForMails(aiko, ['Your receipt: Sell narration'])
})

test('after a lost dispute the receipt shows the return, and the guide can be bought again', async () => {
  const ben = await shop.signUp('ben')
  const opened = await createDispute(shop, await buy(ben))
  await waitForAccess(ben, false)

  await decideDispute(shop, opened, 'lost')

  await waitForMails(ben, ['Your receipt: Sell narration', 'Payment returned by your bank: Sell narration'])
  expect(await receiptOf(ben)).toMatchObject({ amount: 200, refundedAmount: 0, bankReturnedAmount: 200 })
  await buy(ben)
})

test('the recovery job suspends a guide whose dispute webhook was not received', async () => {
  const hiro = await shop.signUp('hiro')
  const payment = await buy(hiro)
  await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: true })
  const opened = await createDispute(shop, payment)
  expect(await reads(hiro)).toBe(true)

  await recoverMissedPayments(shop.deps)

  await waitForAccess(hiro, false)
  await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: false })
  await decideDispute(shop, opened, 'won')
  await waitForAccess(hiro)
})

test('a lost dispute after a partial refund returns only the rest of the payment', async () => {
  const emi = await shop.signUp('emi')
  const payment = await buy(emi)
  await stripe.refunds.create({ payment_intent: payment, amount: 50 })
  const partly = ['Your receipt: Sell narration', 'Partial refund: Sell narration']
  await waitForMails(emi, partly)

  const opened = await createDispute(shop, payment)
  await waitForAccess(emi, false)
  await decideDispute(shop, opened, 'lost')

  await waitForMails(emi, [...partly, 'Payment returned by your bank: Sell narration'])
  expect(await receiptOf(emi)).toMatchObject({ amount: 200, refundedAmount: 50, bankReturnedAmount: 150 })
})

/** Returns a Stripe client for which this payment has disputes in these states. */
const stripeWithDisputes = (payment: string, states: Stripe.Dispute.Status[]) =>
  createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    if (address.includes('/v1/disputes?'))
      return Response.json({ object: 'list', data: states.map((status) => ({ status })), has_more: false })
    const answer = await fetch(address, init)
    if (!address.includes(`/v1/payment_intents/${payment}`)) return answer
    const intent = (await answer.json()) as { latest_charge: object }
    return Response.json({ ...intent, latest_charge: { ...intent.latest_charge, disputed: true } })
  })

test.each<[Stripe.Dispute.Status[], boolean]>([
  [['warning_needs_response'], true],
  [['warning_under_review'], true],
  [['warning_closed'], true],
  [['prevented'], true],
  [['won'], true],
  [['won', 'won'], true],
  [['needs_response'], false],
  [['under_review'], false],
  [['won', 'needs_response'], false],
  [['lost'], false],
])('with disputes in the states %j, access to the guide is %s', async (states, open) => {
  const gen = await shop.signUp('gen')
  const payment = await buy(gen)

  await settleStripeObject({ ...shop.deps, stripe: stripeWithDisputes(payment, states) }, payment)

  expect(await reads(gen)).toBe(open)
})

test('a lost dispute revokes the guide even while another dispute is open', async () => {
  const hana = await shop.signUp('hana')
  const payment = await buy(hana)

  const disputed = stripeWithDisputes(payment, ['needs_response', 'lost'])
  await settleStripeObject({ ...shop.deps, stripe: disputed }, payment)

  expect((await startPayment(hana)).status).toBe(200)
})

test('a buyer with a full refund during a dispute can buy the guide again', async () => {
  const isao = await shop.signUp('isao')
  const payment = await buy(isao)
  await stripe.refunds.create({ payment_intent: payment })
  await waitForAccess(isao, false)

  await settleStripeObject({ ...shop.deps, stripe: stripeWithDisputes(payment, ['needs_response']) }, payment)

  await waitForMails(isao, ['Your receipt: Sell narration', 'Refund: Sell narration'])
  expect((await startPayment(isao)).status).toBe(200)
})

/** Pays for a guide that was picked in the meantime while refunds fail; returns the payment to be refunded. */
async function payWithFailingRefund(person: Person): Promise<string> {
  const payment = parsePaymentId((await startPayment(person)).json())
  await pick(person)
  await controlSandbox({ url: shop.stripeUrl }, 'faults', {
    path: '/v1/refunds',
    method: 'POST',
    status: 500,
    times: 99,
  })
  await payWithCard(stripe, payment)
  await expect.poll(() => owedRefundState(payment)).toBe('owed')
  await expect.poll(() => countRefundRequests()).toBeGreaterThan(0)
  await untilIdle()
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  await fetch(`${shop.stripeUrl}/_sandbox/requests`, { method: 'DELETE' })
  // Stripe's idempotency keys expire after a day.
  await controlSandbox({ url: shop.stripeUrl }, 'clock', { advanceSeconds: 25 * 60 * 60 })
  return payment
}

async function owedRefundState(payment: string): Promise<string | undefined> {
  const { rows } = await shop.deps.pool.query<{ state: string }>(
    'select state from refunds where payment_id = $1',
    [payment],
  )
  return rows[0]?.state
}

async function countRefundRequests(): Promise<number> {
  const answer = await fetch(`${shop.stripeUrl}/_sandbox/requests?method=POST&path=/v1/refunds`)
  return ((await answer.json()) as object[]).length
}

const untilIdle = () =>
  expect
    .poll(async () => {
      const { rowCount } = await shop.deps.pool.query(
        `select id from pgboss.job where name like 'payments.%' and name <> 'payments.sweep' and state < 'completed'`,
      )
      return rowCount
    })
    .toBe(0)

async function recoverLater(ms: number): Promise<void> {
  passedMs += ms
  await recoverMissedPayments(shop.deps)
  await untilIdle()
}

test('an owed refund is dropped without a failure once a lost dispute returned the payment', async () => {
  const chie = await shop.signUp('chie')
  const payment = await payWithFailingRefund(chie)
  const opened = await createDispute(shop, payment)
  await untilIdle()

  await recoverLater(day)
  expect([await countRefundRequests(), await owedRefundState(payment)]).toEqual([0, 'owed'])
  await decideDispute(shop, opened, 'lost')
  await recoverLater(day)

  expect(await owedRefundState(payment)).toBe('returned')
  expect((await stripe.refunds.list({ payment_intent: payment })).data).toEqual([])
  await waitForMails(chie, ['Refund: Sell narration'])
})

/** Returns a Stripe client that runs a callback just before each refund request. */
const stripeBeforeRefund = (happens: () => Promise<unknown>) =>
  createStripeWithFetch(shop.stripeUrl, async (address, init) => {
    if (init?.method === 'POST' && address.endsWith('/v1/refunds')) await happens()
    return fetch(address, init)
  })

test.each<[string, (payment: string) => Promise<unknown>, string]>([
  ['an operator refunds', (payment) => stripe.refunds.create({ payment_intent: payment }), 'returned'],
  ['the bank disputes', (payment) => createDispute(shop, payment), 'owed'],
])('a payment that %s at the same moment counts as no failed refund', async (_title, happen, state) => {
  const fumi = await shop.signUp('fumi')
  const payment = await payWithFailingRefund(fumi)

  const deps = { ...shop.deps, stripe: stripeBeforeRefund(() => happen(payment)) }
  await refundOwedPayment(deps, { paymentId: payment })

  expect(await owedRefundState(payment)).toBe(state)
  await untilIdle()
  await waitForMails(fumi, ['Refund: Sell narration'])
})
