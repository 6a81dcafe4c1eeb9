import { afterEach, describe, expect, test } from 'vitest'
import { localizePath } from '../../../shared/paths.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import { readFigures } from '../../admin/figures/read-figures.ts'
import { startSubscription } from '../../payments/checkout/start-payment.ts'
import { reconcile } from '../../payments/index.ts'
import { endDuplicateSubscription } from '../../payments/settle/end-duplicate-subscription.ts'
import { parsePaymentId, payOnHostedPage, payWithCard } from '../../testing/buyers.ts'
import { callQuery, readCallData, submitOperation, callMutation } from '../../testing/call.ts'
import { fetchMailsTo } from '../../testing/mailbox.ts'
import { signUpOperator } from '../../testing/operators.ts'
import type { Person } from '../../testing/people.ts'
import { createStripeWithFetch } from '../../testing/stripe-with-fetch.ts'
import { controlSandbox, openTestShop } from '../../testing/shop.ts'
import {
  fetchCustomerId,
  decideDispute,
  createDispute,
  fetchSubscriptions,
} from '../../testing/subscribers.ts'
import { buyItems } from './testing/buy.ts'

const guides = Array.from({ length: 10 }, (_, index) => ({ id: index + 1 }))

const shop = await openTestShop({ client: 'built' })
await shop.stock(...guides)
const stripe = shop.deps.stripe
afterEach(async () => {
  await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
  expect(shop.unexpectedErrors()).toEqual([])
})

type Language = 'en' | 'ja'
interface Begun {
  clientSecret: string
  amount: number
  currency: string
  monthly: number
  credit: number
}

const canRead = async (guideId: number, person: Person) =>
  (await shop.visit(`/api/users/can-view/${guideId}`, person)).json<{ canView: boolean }>().canView
const waitForAccess = (guideId: number, person: Person, does = true) =>
  expect.poll(() => canRead(guideId, person)).toBe(does)

/** Buys a guide and returns the payment id. */
const buy = async (person: Person, guideId: number, language: Language = 'en') =>
  (await buyItems(shop, person, [`guide:${guideId}`], { currency: getPageCurrency(language) })).payment

async function buyer(name: string, count = 2, language: Language = 'en') {
  const person = await shop.signUp(name)
  const payments: string[] = []
  for (const { id } of guides.slice(0, count)) payments.push(await buy(person, id, language))
  return { person, payments }
}

const requestPro = (person: Person, language: Language = 'en') =>
  shop.post('/api/create-subscription', { language }, person)
const startPro = async (person: Person, language: Language = 'en') =>
  (await requestPro(person, language)).json<Begun>()
const openPage = async (person: Person, language: Language = 'en') =>
  (await shop.post('/api/users/create-checkout-session', { mode: 'subscription', language }, person)).json<{
    url: string
  }>().url

const hasPro = async (person: Person) =>
  (await shop.visit(`/api/users/subscription-status/${person.uid}`, person)).json<{
    hasActiveSubscription: boolean
  }>().hasActiveSubscription
const waitForPro = (person: Person, does = true) => expect.poll(() => hasPro(person)).toBe(does)

const receiptsOf = async (person: Person) =>
  readCallData<{ receipts: { id: string; guideId: number | null; amount: number; takenOff: number }[] }>(
    await callQuery(shop, person, 'payments.receipts'),
  ).receipts
const receiptOfPro = async (person: Person) =>
  (await receiptsOf(person)).find(({ guideId }) => guideId === null)

/** Returns the stored Pro credit that a payment has used. Minor units. */
async function countedOf(person: Person): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ sum: number }>(
    `select coalesce(sum(credits.amount), 0)::int as sum from credits
     join orders on orders.id = order_id join users on users.id = buyer_id
     where firebase_uid = $1 and counted_at is not null`,
    [person.uid],
  )
  return rows[0]?.sum ?? 0
}

async function payForm(person: Person, begun: Begun): Promise<void> {
  await payWithCard(stripe, parsePaymentId(begun))
  await waitForPro(person)
}

async function chargedForPro(person: Person): Promise<number[]> {
  const { data } = await stripe.invoices.list({
    customer: await fetchCustomerId(shop, person),
    status: 'paid',
  })
  return data.map(({ amount_paid: amount }) => amount)
}

async function endPro(person: Person): Promise<void> {
  const [plan] = await fetchSubscriptions(shop, person)
  await stripe.subscriptions.cancel(plan?.id ?? '')
  await waitForPro(person, false)
}

const wordsOf = async (path: string, person: Person) =>
  (await shop.visit(path, person)).body
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<meta[^>]*>|<!-- -->/g, '')

test.each([
  ['en', 'usd', '$11', '$4', 'Your first month costs $11'],
  ['ja', 'jpy', '¥1,100', '¥400', '初回料金：¥1,100'],
] as const)(
  'a buyer of two guides sees and pays a reduced first month, also on the receipt (%s)',
  async (language, currency, first, credit, said) => {
    const { person } = await buyer(`aiko-${language}`, 2, language)

    expect(await wordsOf(localizePath(language, '/subscribe'), person)).toContain(said)
    const checkout = await wordsOf(localizePath(language, '/checkout/subscription'), person)
    expect([checkout.includes(first), checkout.includes(credit)]).toEqual([true, true])
    const begun = await startPro(person, language)
    expect(begun).toMatchObject({ amount: 1100, credit: 400, monthly: 1500, currency })
    const payment = await stripe.paymentIntents.retrieve(parsePaymentId(begun))
    expect([payment.amount, payment.currency]).toEqual([1100, currency])
    await payForm(person, begun)

    expect(await chargedForPro(person)).toEqual([1100])
    await expect.poll(() => receiptOfPro(person)).toMatchObject({ amount: 1100, takenOff: 400 })
    const mails = async () => JSON.stringify(await fetchMailsTo(shop, person.email))
    for (const figure of [first, credit, currency === 'usd' ? '$15' : '¥1,500'])
      await expect.poll(mails).toContain(figure)
    const receipt = await receiptOfPro(person)
    const office = await callMutation(shop, person, 'payments.officeReceipt', {
      receiptId: receipt?.id,
      addressee: 'Aozora',
      address: '',
      purpose: '',
      language,
    })
    expect(office.status).toBe(200)
    expect(await wordsOf(localizePath(language, '/subscribe'), person)).not.toContain(said)
  },
)

test('Stripe’s checkout page shows and charges the first month minus the Pro credit', async () => {
  const { person } = await buyer('ben')
  const url = await openPage(person)
  const page = await (await fetch(url)).text()
  expect(page).toContain('$11.00 for the first month, then $15.00')
  expect(page).toContain('$11 for the first month, then $15 a month')

  await payOnHostedPage(url, person.email)
  await waitForPro(person)

  expect(await chargedForPro(person)).toEqual([1100])
  expect(await countedOf(person)).toBe(400)
})

test('a purchase is credited once, even if Pro ends and starts again with newer purchases', async () => {
  const { person } = await buyer('chie')
  await payForm(person, await startPro(person))
  await endPro(person)

  expect(await startPro(person)).toMatchObject({ amount: 1500, credit: 0 })
  await buy(person, 3)
  await payForm(person, await startPro(person))

  expect(await chargedForPro(person)).toEqual([1300, 1100])
})

test('unpaid forms and Stripe pages use no Pro credit', async () => {
  const { person } = await buyer('daichi')
  const first = await startPro(person)
  expect((await startPro(person)).clientSecret).toBe(first.clientSecret)
  expect(await startPro(person, 'ja')).toMatchObject({ amount: 1500, credit: 0, currency: 'jpy' })
  await openPage(person)
  const again = await startPro(person)
  expect(again).toMatchObject({ amount: 1100, credit: 400 })
  await stripe.subscriptions.cancel((await fetchSubscriptions(shop, person))[0]?.id ?? '')

  await payForm(person, await startPro(person))

  expect(await chargedForPro(person)).toEqual([1100])
})

test('purchases in another currency, free picks, given guides and old purchases give no credit', async () => {
  const { person } = await buyer('emi', 1, 'ja')
  await shop.post('/api/users/free-selection', { guideId: 2 }, person)
  const sora = await signUpOperator(shop, 'sora')
  const { rows } = await shop.deps.pool.query<{ id: number }>(
    'select id from users where firebase_uid = $1',
    [person.uid],
  )
  await submitOperation(shop, sora, 'admin.giveGuide', {
    userId: rows[0]?.id,
    guideId: 3,
    reason: 'for a report',
  })
  await waitForAccess(3, person)
  expect(await startPro(person, 'en')).toMatchObject({ amount: 1500, credit: 0, currency: 'usd' })
  expect(await startPro(person, 'ja')).toMatchObject({ amount: 1300, credit: 200, currency: 'jpy' })

  await shop.deps.pool.query(
    `update purchases set purchase_date = now() - interval '30 days 1 minute' where user_id = $1`,
    [rows[0]?.id],
  )
  expect(await startPro(person, 'ja')).toMatchObject({ amount: 1500, credit: 0 })
})

describe('refunds and disputes reduce the Pro credit of a purchase', () => {
  test('a refunded or disputed purchase gives no credit, and a form that counted it is canceled', async () => {
    const { person, payments } = await buyer('fumi', 3)
    const open = await startPro(person)
    expect(open).toMatchObject({ amount: 900 })

    await stripe.refunds.create({ payment_intent: payments[0] ?? '' })
    await waitForAccess(1, person, false)
    const ended = async () => (await stripe.paymentIntents.retrieve(parsePaymentId(open))).status
    await expect.poll(ended).toBe('canceled')
    expect(await startPro(person)).toMatchObject({ amount: 1100 })

    const complaint = await createDispute(shop, payments[1] ?? '')
    await waitForAccess(2, person, false)
    expect(await startPro(person)).toMatchObject({ amount: 1300 })
    await decideDispute(shop, complaint, 'won')
    await waitForAccess(2, person)

    await payForm(person, await startPro(person))
    expect(await chargedForPro(person)).toEqual([1100])
  })

  test('a partly refunded purchase gives credit for the rest', async () => {
    const { person, payments } = await buyer('goro', 1)
    await stripe.refunds.create({ payment_intent: payments[0] ?? '', amount: 75 })
    await expect.poll(async () => (await startPro(person)).amount).toBe(1375)
  })

  test('refunding a guide after its credit was used charges nothing, and the admin shows it', async () => {
    const { person, payments } = await buyer('hana', 1)
    await payForm(person, await startPro(person))
    const sora = await signUpOperator(shop, 'sora')
    const receipt = (await receiptsOf(person)).find(({ guideId }) => guideId === 1)
    expect(
      readCallData(await callQuery(shop, sora, 'admin.refundable', { receiptId: receipt?.id })),
    ).toMatchObject({
      left: 200,
      counted: 200,
    })

    await stripe.refunds.create({ payment_intent: payments[0] ?? '' })
    const { rows } = await shop.deps.pool.query<{ id: number }>(
      'select id from users where firebase_uid = $1',
      [person.uid],
    )
    const refunded = async () =>
      JSON.stringify(readCallData(await callQuery(shop, sora, 'admin.reader', { userId: rows[0]?.id })))
    await expect.poll(refunded).toContain('"word":"why-refunded"')

    expect(await refunded()).toContain('"word":"taken-off-guides","value":"$2"')
    expect([await hasPro(person), await chargedForPro(person)]).toEqual([true, [1300]])
    await endPro(person)
    expect(await startPro(person)).toMatchObject({ amount: 1500, credit: 0 })
  })

  test('refunding a credited month returns the amount paid, and its credit stays used', async () => {
    const { person } = await buyer('ichiro')
    const begun = await startPro(person)
    await payForm(person, begun)

    await stripe.refunds.create({ payment_intent: parsePaymentId(begun) })
    await waitForPro(person, false)

    expect(await receiptOfPro(person)).toMatchObject({ amount: 1100, refundedAmount: 1100 })
    expect(await startPro(person)).toMatchObject({ amount: 1500, credit: 0 })
    expect([await canRead(1, person), await canRead(2, person)]).toEqual([true, true])
  })

  test('canceling a duplicate plan releases the Pro credit that it used', async () => {
    const { person } = await buyer('jiro')
    await payForm(person, await startPro(person))
    expect(await countedOf(person)).toBe(400)
    const [plan] = await fetchSubscriptions(shop, person)

    await endDuplicateSubscription(shop.deps, { subscriptionId: String(plan?.id) })
    await waitForPro(person, false)

    await expect.poll(() => countedOf(person)).toBe(0)
    expect(await startPro(person)).toMatchObject({ amount: 1100, credit: 400 })
  })
})

test('nine guides reduce the first month to Stripe’s minimum; unused credit counts later', async () => {
  const { person } = await buyer('kaoru', 9)
  const begun = await startPro(person)
  expect(begun).toMatchObject({ amount: 50, credit: 1450 })
  await payForm(person, begun)
  const [plan] = await fetchSubscriptions(shop, person)
  expect([plan?.status, await chargedForPro(person)]).toEqual(['active', [50]])

  await endPro(person)
  expect(await startPro(person)).toMatchObject({ amount: 1300, credit: 200 })
})

test('two tabs with a credited first month share one payment and charge once', async () => {
  const { person } = await buyer('leo')
  const [one, other] = await Promise.all([startPro(person), startPro(person)])
  expect(one.clientSecret).toBe(other.clientSecret)

  await Promise.allSettled([
    payWithCard(stripe, parsePaymentId(one)),
    payWithCard(stripe, parsePaymentId(other)),
  ])
  await waitForPro(person)

  expect([await chargedForPro(person), await countedOf(person)]).toEqual([[1100], 400])
})

test('buying a guide cancels the open Pro form, and the next one credits the guide', async () => {
  const { person } = await buyer('mei', 1)
  const before = await startPro(person)
  await buy(person, 2)

  const after = await startPro(person)

  expect([before.amount, after.amount]).toEqual([1300, 1100])
  expect((await stripe.paymentIntents.retrieve(parsePaymentId(before))).status).toBe('canceled')
  await payForm(person, after)
  expect(await chargedForPro(person)).toEqual([1100])
})

const fault = (body: object) =>
  controlSandbox({ url: shop.stripeUrl }, 'faults', { path: '/v1/coupons', method: 'POST', ...body })

describe('a checkout with Pro credit charges the credited price although Stripe fails at first', () => {
  test.each([
    ['refuses the coupon once', { status: 400, times: 1 }, 200],
    ['refuses the coupon each time', { status: 400, times: 3 }, 503],
    ['fails after creating the coupon', { status: 500, times: 3, afterWork: true }, 503],
    ['creates the coupon without responding', { status: 0, times: 3, afterWork: true }, 503],
  ])('when Stripe %s, the next submit for Pro charges the credited price', async (_what, how, answer) => {
    const { person } = await buyer('nana', 1)
    await fault(how)

    expect((await requestPro(person)).status).toBe(answer)
    await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
    expect(await countedOf(person)).toBe(0)
    const begun = await startPro(person)
    expect(begun).toMatchObject({ amount: 1300, credit: 200 })
    await payForm(person, begun)

    expect(await chargedForPro(person)).toEqual([1300])
    shop.unexpectedErrors()
  })

  test.each([
    ['creates the plan without responding', { status: 0, times: 3, afterWork: true }],
    ['fails after creating the plan', { status: 500, times: 3, afterWork: true }],
  ])('when Stripe %s, the next submit for Pro charges the credited price', async (_what, how) => {
    const { person } = await buyer('otto', 1)
    await fault({ path: '/v1/subscriptions', ...how })

    expect((await requestPro(person)).status).toBe(503)
    await fetch(`${shop.stripeUrl}/_sandbox/faults`, { method: 'DELETE' })
    await payForm(person, await startPro(person))

    expect(await chargedForPro(person)).toEqual([1300])
    shop.unexpectedErrors()
  })
})

test('a credit coupon is reused after its idempotency key has expired', async () => {
  const { person } = await buyer('pavel', 1)
  await fault({ status: 0, times: 3 })
  expect((await requestPro(person)).status).toBe(503)
  const { rows } = await shop.deps.pool.query<{ id: string }>(
    `select orders.id from orders join users on users.id = buyer_id where firebase_uid = $1 and state = 'open'`,
    [person.uid],
  )
  await stripe.coupons.create({
    id: `credit-${rows[0]?.id}`,
    amount_off: 200,
    currency: 'usd',
    max_redemptions: 1,
  })

  expect(await startPro(person)).toMatchObject({ amount: 1300, credit: 200 })
  shop.unexpectedErrors()
})

test('a plan for which Stripe would charge more than the shown price is never offered', async () => {
  const { person } = await buyer('pia', 1)
  const { rows } = await shop.deps.pool.query(
    `select id, firebase_uid as uid, email, username, free_access_used as "freeAccessUsed", created_at as "createdAt",
            deletes_at as "deletesAt" from users where firebase_uid = $1`,
    [person.uid],
  )
  const forgetful = createStripeWithFetch(shop.stripeUrl, (address, init) => {
    const headers = new Headers(init?.headers)
    headers.delete('content-length')
    const sent = init?.body
    const body = typeof sent === 'string' ? sent.replace(/&?discounts\[0\]\[coupon\]=[^&]*/, '') : sent
    return fetch(address, { ...init, headers, ...(body && { body }) })
  })

  const begun = startSubscription({ ...shop.deps, stripe: forgetful }, rows[0], { language: 'en' })

  await expect(begun).rejects.toMatchObject({ code: 'payments-unavailable' })
  expect(shop.unexpectedErrors()).not.toEqual([])
  const plans = await fetchSubscriptions(shop, person)
  expect(new Set(plans.map(({ status }) => status))).toEqual(new Set(['incomplete_expired']))
})

const recurring = async () =>
  (await readFigures(shop.deps, 'month')).sales.find(({ currency }) => currency === 'usd')?.recurring ?? 0

test('a credited month counts as full recurring revenue and matches Stripe', async () => {
  const before = await recurring()
  const { person } = await buyer('rin')
  await payForm(person, await startPro(person))

  expect((await recurring()) - before).toBe(1500)
  const drifts = []
  for await (const drift of reconcile(shop.deps, { apply: false }))
    if ('email' in drift && drift.email === person.email) drifts.push(drift)
  expect(drifts).toEqual([])
})
