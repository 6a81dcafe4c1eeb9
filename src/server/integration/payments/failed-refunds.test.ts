import type { Stripe } from 'stripe'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { PageLanguage } from '../../../shared/languages.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import type { Receipt } from '../../../shared/payments/receipt-schemas.ts'
import { explainAccess, findUserByEmailOrUid } from '../../access/index.ts'
import { listFailedRefunds } from '../../admin/orders/failed-refund-queries.ts'
import { reconcile } from '../../payments/index.ts'
import { refundOwedPayment } from '../../payments/refunds/refund-owed-payment.ts'
import { recoverMissedPayments } from '../../payments/events/recover-missed-payments.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { parsePaymentId } from '../../testing/buyers.ts'
import { fetchMailsTo, runJobsNow } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import { createStripeWithFetch } from '../../testing/stripe-with-fetch.ts'
import { buyItems } from './testing/buy.ts'
import { insertOpenOrder } from './testing/open-order.ts'

const hour = 60 * 60 * 1000

let passedMs = 0
const shop = await openTestShop()
await shop.stock({ id: 1, titleEn: 'Sell narration', titleJa: 'ナレーションを売る' })
const stripe = shop.deps.stripe
const { clock } = shop.deps
shop.deps.clock = () => new Date(clock().getTime() + passedMs)
afterEach(async () => {
  await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: false })
  expect(shop.unexpectedErrors()).toEqual([])
})

const buy = async (person: Person, language: PageLanguage = 'en') =>
  (await buyItems(shop, person, ['guide:1'], { currency: getPageCurrency(language) })).payment

const confirm = (payment: string, card = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(payment, { payment_method: card, return_url: 'http://localhost/guides' })

const reads = async (person: Person) =>
  (await shop.visit('/api/users/can-view/1', person)).json<{ canView: boolean }>().canView

/** Pays for the guide a second time, as a form in another tab would. */
async function payAgain(
  person: Person,
  { card = 'pm_card_visa', language = 'en' }: { card?: string; language?: PageLanguage } = {},
): Promise<string> {
  const { metadata } = await insertOpenOrder(shop, person, {
    sku: 'guide:1',
    title: 'Sell narration',
    language,
  })
  const { id } = await stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    confirm: true,
    payment_method: card,
    return_url: 'http://localhost/guides',
    metadata,
  })
  return id
}

const refundsOf = async (payment: string) =>
  (await stripe.refunds.list({ payment_intent: payment })).data.toReversed()
const statesOf = async (payment: string) => (await refundsOf(payment)).map(({ status }) => status)
const waitForRefundStates = (payment: string, states: string[]) =>
  expect
    .poll(async () => {
      await runJobsNow(shop)
      return statesOf(payment)
    })
    .toEqual(states)
/** Waits until this many refunds of a payment have failed, at Stripe and in the shop. */
async function recoverAfter(time: number, person: Person, payment: string): Promise<void> {
  await waitForRefundStates(
    payment,
    Array.from({ length: time }, () => 'failed'),
  )
  const noted = `refund-failed: try ${time} of 4, expired_or_canceled_card`
  await expect.poll(async () => (await historyOf(person)).at(-1)).toBe(noted)
}
/** Deletes the owed refund after the test, so that no other test retries it. */
const deleteOwedRefundAfterTest = (payment: string) =>
  onTestFinished(async () => {
    await shop.deps.pool.query('delete from refunds where payment_id = $1', [payment])
  })
const failRefund = (refund: Stripe.Refund | undefined) =>
  controlSandbox({ url: shop.stripeUrl }, `refunds/${refund?.id ?? ''}/fail`, {})

async function waitFor(ms: number): Promise<void> {
  passedMs += ms
  await recoverMissedPayments(shop.deps)
}

const matchExactly = (subject: string) => new RegExp(`^${RegExp.escape(subject)}$`)

async function waitForMails(person: Person, subjects: (string | RegExp)[]) {
  const expected = subjects.map((subject) =>
    expect.stringMatching(typeof subject === 'string' ? matchExactly(subject) : subject),
  )
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, person.email)).map(({ subject }) => subject)
    })
    .toEqual(expected)
  return fetchMailsTo(shop, person.email)
}

async function historyOf(person: Person) {
  const reader = await findUserByEmailOrUid(shop.deps.db, person.uid)
  if (reader === undefined) throw new Error('no reader')
  const { history } = await explainAccess(shop.deps, reader, 1)
  return history.map(({ change, reason }) => `${change}: ${reason}`)
}

async function findDiscrepancies(person: Person) {
  const found = []
  for await (const drift of reconcile(shop.deps, { apply: false }))
    if ('email' in drift && drift.email === person.email) found.push(drift)
  return found
}

async function receiptsOf(person: Person): Promise<Receipt[]> {
  const answer = await shop.visit('/trpc/payments.receipts', person)
  return answer.json<{ result: { data: { json: { receipts: Receipt[] } } } }>().result.data.json.receipts
}

test('a failed refund of a duplicate payment is retried an hour later, and the buyer is notified', async () => {
  const aiko = await shop.signUp('aiko')
  await buy(aiko)
  const second = await payAgain(aiko)
  await waitForRefundStates(second, ['succeeded'])

  await failRefund((await refundsOf(second))[0])

  const mails = await waitForMails(aiko, [
    'Your receipt: Sell narration',
    'Refund for a duplicate payment: Sell narration',
    'Your refund is delayed: Sell narration',
  ])
  expect(mails[2]?.text).toContain('try again')
  expect(await statesOf(second)).toEqual(['failed'])
  await waitFor(hour)
  await waitForRefundStates(second, ['failed', 'succeeded'])
  expect(await reads(aiko)).toBe(true)
  expect(await historyOf(aiko)).toEqual([
    'granted: paid',
    'duplicate-refunded: owned already',
    'refund-failed: try 1 of 4, expired_or_canceled_card',
  ])
})

test('applying a reconciliation retries a refund that has failed four times', async () => {
  const emi = await shop.signUp('emi')
  await buy(emi)
  const second = await payAgain(emi)
  await waitForRefundStates(second, ['succeeded'])
  await failRefund((await refundsOf(second))[0])
  await recoverAfter(1, emi, second)
  await shop.deps.pool.query("update refunds set state = 'given-up', failures = 4 where payment_id = $1", [
    second,
  ])
  const [given] = await findDiscrepancies(emi)
  expect(await findDiscrepancies(emi)).toEqual([given])
  expect(await listFailedRefunds(shop.deps.db)).toMatchObject([{ id: second, email: emi.email, amount: 200 }])

  for await (const drift of reconcile(shop.deps, { apply: true })) void drift

  expect(given).toMatchObject({ stripeId: second })
  await waitForRefundStates(second, ['failed', 'succeeded'])
  expect(await findDiscrepancies(emi)).toEqual([])
})

test('a refund that keeps failing is tried four times, then operators and the buyer are notified', async () => {
  const ben = await shop.signUp('ben')
  await buy(ben)
  const second = await payAgain(ben, { card: 'pm_card_refundFail', language: 'ja' })
  deleteOwedRefundAfterTest(second)

  await recoverAfter(1, ben, second)
  await waitForMails(ben, [/receipt/, /重複したお支払い/, '【返金の遅れについて】Sell narration'])
  for (const [before, wait] of [hour, 24 * hour, 72 * hour].entries()) {
    await waitFor(wait - hour / 2)
    expect(await statesOf(second)).toHaveLength(before + 1)
    await waitFor(hour / 2)
    await recoverAfter(before + 2, ben, second)
  }
  const mails = await waitForMails(ben, [
    /receipt/,
    /重複したお支払い/,
    /返金の遅れ/,
    '【返金できませんでした】Sell narration',
  ])

  expect(mails[3]?.text).toContain('http://localhost:3000/ja/contact')
  expect(shop.unexpectedErrors()).toEqual([expect.stringContaining('a refund was given up')])
  for (let days = 1; days <= 3; days += 1) await waitFor(24 * hour)
  await refundOwedPayment(shop.deps, { paymentId: second })
  await runJobsNow(shop)
  expect(await statesOf(second)).toHaveLength(4)
  expect(await findDiscrepancies(ben)).toEqual([
    {
      userId: expect.any(Number),
      email: ben.email,
      stripeId: second,
      changes: ['give back $2: 4 refunds failed, the last with expired_or_canceled_card'],
    },
  ])
  expect((await historyOf(ben)).at(-1)).toBe('refund-failed: try 4 of 4, expired_or_canceled_card')
})

test('a refund refused by Stripe is retried with a new idempotency key', async () => {
  const gen = await shop.signUp('gen')
  await buy(gen)
  await controlSandbox({ url: shop.stripeUrl }, 'faults', {
    path: '/v1/refunds',
    method: 'POST',
    status: 402,
  })
  const second = await payAgain(gen)
  await waitForLastChange(gen, /^refund-failed: try 1 of 4, 402/)
  expect(await statesOf(second)).toEqual([])

  await waitFor(hour)

  await waitForRefundStates(second, ['succeeded'])
})

test('a failed refund is counted once, however many jobs check it concurrently', async () => {
  const iku = await shop.signUp('iku')
  await buy(iku)
  const second = await payAgain(iku)
  await waitForRefundStates(second, ['succeeded'])
  await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: true })
  await failRefund((await refundsOf(second))[0])

  await Promise.all(Array.from({ length: 6 }, () => refundOwedPayment(shop.deps, { paymentId: second })))
  await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: false })

  const counted = (await historyOf(iku)).filter((change) => change.startsWith('refund-failed'))
  expect(counted).toEqual(['refund-failed: try 1 of 4, expired_or_canceled_card'])
})

test('a refund that is canceled at Stripe counts as failed', async () => {
  const jun = await shop.signUp('jun')
  await buy(jun)
  const second = await payAgain(jun)
  await waitForRefundStates(second, ['succeeded'])
  await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: true })
  await failRefund((await refundsOf(second))[0])
  const calledOff = createStripeWithFetch(
    shop.stripeUrl,
    async (address, init) =>
      new Response(
        (await (await fetch(address, init)).text()).replaceAll('"status":"failed"', '"status":"canceled"'),
      ),
  )

  await refundOwedPayment({ ...shop.deps, stripe: calledOff }, { paymentId: second })
  await controlSandbox({ url: shop.stripeUrl }, 'webhook', { paused: false })

  expect((await historyOf(jun)).at(-1)).toBe('refund-failed: try 1 of 4, expired_or_canceled_card')
})

test('an owed refund of a payment unknown to Stripe counts as a failed try', async () => {
  const kei = await shop.signUp('kei')
  deleteOwedRefundAfterTest('pi_of_nobody')
  await shop.deps.pool.query(
    `insert into refunds (payment_id, user_id, reference, description, amount, currency, language,
                          paid_at, created_at, try_at)
     select 'pi_of_nobody', id, 'pi_of_nobody', 'Sell narration', 200, 'usd', 'en', now(), now(), now()
     from users where firebase_uid = $1`,
    [kei.uid],
  )

  await refundOwedPayment(shop.deps, { paymentId: 'pi_of_nobody' })

  expect((await historyOf(kei)).at(-1)).toBe('refund-failed: try 1 of 4, Stripe does not know this payment')
})

test('a payment has one refund in progress, however often it is settled concurrently', async () => {
  const chie = await shop.signUp('chie')
  await buy(chie)
  const second = await payAgain(chie)
  await waitForRefundStates(second, ['succeeded'])
  await failRefund((await refundsOf(second))[0])
  await waitForMails(chie, [/receipt/, /duplicate/, /delayed/])

  await waitFor(hour)
  await Promise.all(Array.from({ length: 10 }, () => settleStripeObject(shop.deps, second)))
  for (let time = 0; time < 3; time += 1) await waitFor(0)
  await waitForRefundStates(second, ['failed', 'succeeded'])

  expect(await fetchMailsTo(shop, chie.email)).toHaveLength(3)
})

test('a failed refund by an operator restores the guide and sends a corrected email', async () => {
  const daichi = await shop.signUp('daichi')
  const payment = await buy(daichi, 'ja')
  const refund = await stripe.refunds.create({ payment_intent: payment })
  await waitForMails(daichi, ['【領収書】ナレーションを売る', '【返金のお知らせ】ナレーションを売る'])
  expect(await reads(daichi)).toBe(false)

  await failRefund(refund)

  const mails = await waitForMails(daichi, [
    /領収書/,
    /お知らせ/,
    '【返金できませんでした】ナレーションを売る',
  ])
  expect(mails[2]?.text).toContain('http://localhost:3000/ja/contact')
  expect(await reads(daichi)).toBe(true)
  expect((await receiptsOf(daichi))[0]).toMatchObject({ refundedAt: null })
  await waitFor(72 * hour)
  await runJobsNow(shop)
  expect(await statesOf(payment)).toEqual(['failed'])
  expect((await historyOf(daichi)).at(-1)).toBe('restored: the refund failed')
})

test('a second payment awaiting its refund pays for the guide once the first is refunded', async () => {
  const mei = await shop.signUp('mei')
  const first = await buy(mei)
  await controlSandbox({ url: shop.stripeUrl }, 'faults', {
    path: '/v1/refunds',
    method: 'POST',
    status: 402,
  })
  const second = await payAgain(mei)
  await waitForLastChange(mei, /^refund-failed: try 1 of 4/)

  await stripe.refunds.create({ payment_intent: first })
  await waitForLastChange(mei, /^granted: paid/)

  expect(await retryAfterAnHour(second, mei)).toEqual([true])
})

test('a payment whose refund failed keeps the guide after the second payment is refunded', async () => {
  const nao = await shop.signUp('nao')
  const first = await buy(nao)
  // Two emails that are sent at the same time may arrive in either order.
  await waitForMails(nao, [/receipt/])
  const refund = await stripe.refunds.create({ payment_intent: first })
  await waitForLastChange(nao, /^revoked/)
  await waitForMails(nao, [/receipt/, /^Refund/])
  const second = await buy(nao)
  await waitForMails(nao, [/receipt/, /^Refund/, /receipt/])
  await failRefund(refund)
  await waitForLastChange(nao, /^refund-failed: try 1 of 4/)
  await waitForMails(nao, [/receipt/, /^Refund/, /receipt/, /delayed/])

  await stripe.refunds.create({ payment_intent: second })
  await waitForLastChange(nao, /^restored: the refund failed/)

  expect(await retryAfterAnHour(first, nao)).toEqual([true, 'failed'])
  const mails = await waitForMails(nao, [/receipt/, /^Refund/, /receipt/, /delayed/, /^Refund/])
  expect(mails[1]?.text).toContain('no longer among your purchases')
  expect(mails[4]?.text).toContain('You still have access to the guide')
})

test('the buyer gets one email each when a refund is made, is delayed and finally fails', async () => {
  const sora = await shop.signUp('sora')
  const first = await buy(sora)
  deleteOwedRefundAfterTest(first)
  await stripe.refunds.create({ payment_intent: first })
  await waitForLastChange(sora, /^revoked/)
  await waitForMails(sora, [/receipt/, /^Refund/])
  await buy(sora)
  await waitForMails(sora, [/receipt/, /^Refund/, /receipt/])
  for (const [failedBefore, wait] of [0, hour, 24 * hour, 72 * hour].entries()) {
    await waitFor(wait)
    await waitForRefundStates(first, [...Array.from({ length: failedBefore }, () => 'failed'), 'succeeded'])
    await failRefund((await refundsOf(first)).at(-1))
    await recoverAfter(failedBefore + 1, sora, first)
  }

  await waitForMails(sora, [/receipt/, /^Refund/, /receipt/, /delayed/, /couldn’t refund/])
  const isOfFirst = new RegExp(`"${first}".*a refund was given up`)
  expect(shop.unexpectedErrors()).toContainEqual(expect.stringMatching(isOfFirst))
  expect(await reads(sora)).toBe(true)
})

const waitForLastChange = (person: Person, note: RegExp) =>
  expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await historyOf(person)).at(-1)
    })
    .toMatch(note)

/** Runs the next refund try; returns whether the guide is readable and the states of all tries. */
async function retryAfterAnHour(payment: string, person: Person): Promise<[boolean, ...(string | null)[]]> {
  await waitFor(hour)
  await refundOwedPayment(shop.deps, { paymentId: payment })
  return [await reads(person), ...(await statesOf(payment))]
}

test('a duplicate payment for Pro is refunded, retried after a failure, and Pro stays', async () => {
  const fumi = await shop.signUp('fumi')
  const first = await shop.post('/api/create-subscription', {}, fumi)
  await confirm(parsePaymentId(first.json()))
  await waitForMails(fumi, [/receipt/])
  const second = await subscribeAgain(fumi)

  await waitForRefundStates(second, ['succeeded'])
  const mails = await waitForMails(fumi, [/receipt/, /receipt/, /^Refund: Pro plan, /])
  expect(mails[2]?.text).toContain('You still have Pro')
  await failRefund((await refundsOf(second))[0])

  await waitForMails(fumi, [/receipt/, /receipt/, /^Refund/, /^Your refund is delayed: Pro plan, /])
  await waitFor(hour)
  await waitForRefundStates(second, ['failed', 'succeeded'])
  expect(await reads(fumi)).toBe(true)
})

/** Subscribes a second time, as a form in another tab would. */
async function subscribeAgain(person: Person): Promise<string> {
  const { rows } = await shop.deps.pool.query(
    'select id, stripe_customer_id as customer from users where firebase_uid = $1',
    [person.uid],
  )
  // Stripe stores seconds, so two subscriptions of the same second have no defined order.
  await controlSandbox({ url: shop.stripeUrl }, 'clock', { advanceSeconds: 2 })
  const { latest_invoice: invoice } = await stripe.subscriptions.create({
    customer: rows[0].customer,
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
  if (invoice === null || typeof invoice === 'string') throw new Error('no invoice')
  const payment = parsePaymentId({ clientSecret: invoice.confirmation_secret?.client_secret ?? '' })
  await confirm(payment)
  return payment
}

test('a payment for a guide picked for free is refunded, and its email mentions no duplicate', async () => {
  const gen = await shop.signUp('gen')
  const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, gen)
  await shop.post('/api/users/free-selection', { guideId: 1 }, gen)
  const payment = parsePaymentId(started.json())

  await confirm(payment)

  await waitForRefundStates(payment, ['succeeded'])
  const [mail] = await waitForMails(gen, ['Refund: Sell narration'])
  expect(mail?.text).toContain('your free guide')
  expect(mail?.text).not.toMatch(/second payment|already owned|duplicate/i)
  expect(await reads(gen)).toBe(true)
})

test('a partial refund is mailed and shown on the receipt, and the guide stays readable', async () => {
  const hana = await shop.signUp('hana')
  const payment = await buy(hana, 'ja')
  await waitForMails(hana, [/領収書/])

  await stripe.refunds.create({ payment_intent: payment, amount: 50 })
  const mails = await waitForMails(hana, [/領収書/, '【一部返金のお知らせ】ナレーションを売る'])
  expect(mails[1]?.text).toContain('返金額：¥50')
  expect((await receiptsOf(hana))[0]).toMatchObject({ amount: 200, currency: 'jpy', refundedAmount: 50 })
  expect((await receiptsOf(hana))[0]?.refundedAt).not.toBe(null)
  expect(await reads(hana)).toBe(true)

  const rest = await stripe.refunds.create({ payment_intent: payment })
  await waitForMails(hana, [/領収書/, /一部返金/, '【返金のお知らせ】ナレーションを売る'])
  expect(await reads(hana)).toBe(false)
  await failRefund(rest)
  await waitForMails(hana, [/領収書/, /一部返金/, /お知らせ/, /返金できませんでした/])
  expect((await receiptsOf(hana))[0]).toMatchObject({ refundedAmount: 50 })
})

test('a partial refund of an earlier month of Pro is mailed, and Pro stays', async () => {
  const isao = await shop.signUp('isao')
  const started = await shop.post('/api/create-subscription', {}, isao)
  const payment = parsePaymentId(started.json())
  await confirm(payment)
  await waitForMails(isao, [/receipt/])
  await controlSandbox({ url: shop.stripeUrl }, 'clock', { advanceSeconds: 31 * 24 * 60 * 60 + 2 * 60 * 60 })
  await waitForMails(isao, [/receipt/, /receipt/])

  await stripe.refunds.create({ payment_intent: payment, amount: 500 })

  const mails = await waitForMails(isao, [/receipt/, /receipt/, /^Partial refund: Pro plan, /])
  expect(mails[2]?.text).toContain('Amount refunded: $5')
  expect(await reads(isao)).toBe(true)
})
