import { afterEach, expect, test } from 'vitest'
import type { PageLanguage } from '../../../shared/languages.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import type { Receipt } from '../../../shared/payments/receipt-schemas.ts'
import { settleStripeObject } from '../../payments/settle/settle.ts'
import { runJobsNow, fetchMailsTo, setMailFaults } from '../../testing/mailbox.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { buyItems, type TestSku } from './testing/buy.ts'
import { insertOpenOrder } from './testing/open-order.ts'

const shop = await openTestShop()
await shop.stock(
  { id: 1, titleEn: 'Sell narration', titleJa: 'ナレーションを売る' },
  { id: 2, price: 350, priceJpy: 480 },
  { id: 3 },
)
const stripe = shop.deps.stripe
afterEach(async () => {
  await setMailFaults(shop)
  expect(shop.unexpectedErrors()).toEqual([])
})

const pay = async (person: Person, sku: TestSku, language: PageLanguage) =>
  (await buyItems(shop, person, [sku], { currency: getPageCurrency(language), isNamed: false })).payment
const buy = (person: Person, guideId: number, language: PageLanguage = 'en') =>
  pay(person, `guide:${guideId}`, language)
const subscribe = (person: Person, language: PageLanguage = 'en') => pay(person, 'pro-month', language)

const call = (person: Person | undefined, name: string, input?: object) =>
  shop.visit(
    `/trpc/payments.${name}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify({ json: input }))}`}`,
    person,
  )
const dataOf = <T>(answer: { body: string }) =>
  (JSON.parse(answer.body) as { result: { data: { json: T } } }).result.data.json
const receiptsOf = async (person: Person) =>
  dataOf<{ receipts: Receipt[] }>(await call(person, 'receipts')).receipts
const sendAgain = (person: Person, receiptId: string) =>
  shop.post('/trpc/payments.sendReceiptAgain', { json: { receiptId } }, person)

async function waitForMails(person: Person, count: number) {
  await expect
    .poll(async () => {
      await runJobsNow(shop)
      return (await fetchMailsTo(shop, person.email)).length
    })
    .toBe(count)
  return fetchMailsTo(shop, person.email)
}
/** Waits until no job is left that could send another email. */
const waitForJobs = () =>
  expect
    .poll(async () => {
      await runJobsNow(shop)
      const { rows } = await shop.deps.pool.query(
        "select count(*)::int as open from pgboss.job where state < 'completed' and name in ('mail.send', 'payments.settle')",
      )
      return rows[0].open
    })
    .toBe(0)

test('a buyer gets one receipt by mail, with item, amount, date, and a link to the guide', async () => {
  const aiko = await shop.signUp('aiko')
  const payment = await buy(aiko, 1)

  const [mail] = await waitForMails(aiko, 1)

  const { created } = await stripe.paymentIntents.retrieve(payment)
  expect(mail?.subject).toBe('Your receipt: Sell narration')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('$2')
    expect(body).toContain(payment)
    expect(body).toContain('Example Ltd., 1-2-3 Example, Tokyo')
    expect(body).toContain('http://localhost:3000/guide/1')
    expect(body).toMatch(/http:\/\/localhost:3000\/receipts\/[0-9a-f-]{36}/)
    expect(body).toContain(
      new Date(created * 1000).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' }),
    )
  }
  expect(await receiptsOf(aiko)).toMatchObject([
    { guideId: 1, reference: payment, amount: 200, currency: 'usd', refundedAt: null, buyer: aiko.email },
  ])
})

test('a buyer on a Japanese page gets a Japanese receipt in yen', async () => {
  const ben = await shop.signUp('ben')
  await buy(ben, 1, 'ja')

  const [mail] = await waitForMails(ben, 1)

  expect(mail?.subject).toBe('【領収書】ナレーションを売る')
  expect(mail?.text).toContain('お支払い金額：¥200')
  expect(mail?.text).toContain('http://localhost:3000/ja/guide/1')
  expect(mail?.html).toContain('<html lang="ja">')
})

test('a payment gets one receipt and one email, even with many concurrent settlements', async () => {
  const chie = await shop.signUp('chie')
  const payment = await buy(chie, 3)
  for (let time = 0; time < 10; time += 1) await settleStripeObject(shop.deps, payment)
  const emi = await shop.signUp('emi')
  const raced = await buy(emi, 3)
  await Promise.allSettled(Array.from({ length: 20 }, () => settleStripeObject(shop.deps, raced)))

  await waitForMails(chie, 1)
  await waitForMails(emi, 1)
  await waitForJobs()
  for (const person of [chie, emi]) {
    expect(await receiptsOf(person)).toHaveLength(1)
    expect(await fetchMailsTo(shop, person.email)).toHaveLength(1)
  }
})

test('a purchase succeeds while the mail server is down, and its receipt is mailed later, once', async () => {
  await setMailFaults(shop, { down: true })
  const fumi = await shop.signUp('fumi')
  await buy(fumi, 2)
  await expect.poll(async () => (await receiptsOf(fumi)).length).toBe(1)
  expect((await shop.visit('/api/guides/2', fumi)).body).toContain('PAID-TEXT-2')
  expect(await fetchMailsTo(shop, fumi.email)).toEqual([])

  await setMailFaults(shop)

  const [mail] = await waitForMails(fumi, 1)
  expect(mail?.text).toContain('$3.50')
  await waitForJobs()
  expect(await fetchMailsTo(shop, fumi.email)).toHaveLength(1)
})

test('each month of Pro has its own receipt, including renewals', async () => {
  const gen = await shop.signUp('gen')
  await subscribe(gen, 'ja')
  const [first] = await waitForMails(gen, 1)
  expect(first?.subject).toMatch(/^【領収書】Proプラン（\d{4}年\d+月\d+日〜\d{4}年\d+月\d+日）$/)
  expect(first?.text).toContain('¥1,500')
  const [, ends] = /〜(.*?)）/.exec(first?.subject ?? '') ?? []
  expect(first?.text).toContain(`Proプランは${ends}に1,500円で自動更新され`)
  expect(first?.text).toContain('解約は、アカウントページの「プランを管理する」から')

  await fetch(`${shop.stripeUrl}/_sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: 31 * 24 * 60 * 60 + 2 * 60 * 60 }),
  })

  await waitForMails(gen, 2)
  const receipts = await receiptsOf(gen)
  expect(receipts.map(({ amount, currency, guideId }) => ({ amount, currency, guideId }))).toEqual([
    { amount: 1500, currency: 'jpy', guideId: null },
    { amount: 1500, currency: 'jpy', guideId: null },
  ])
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(2)
})

test('the receipt of a plan names its renewal and how to cancel, until the plan is canceled', async () => {
  const rei = await shop.signUp('rei')
  await subscribe(rei)
  const [mail] = await waitForMails(rei, 1)
  const [, ends] = / to (.*)$/.exec(mail?.subject ?? '') ?? []
  expect(mail?.text).toContain(`renews automatically on ${ends} for $15`)
  expect(mail?.text).toContain('choose “Manage plan” on your account page')
  expect(mail?.text).toContain(`${shop.deps.env.ORIGIN}/profile`)

  const subscribed = async () => {
    const { rows } = await shop.deps.pool.query<{ renews: boolean; id: string }>(
      `select subscription_renews as renews, stripe_subscription_id as id from users where firebase_uid = $1`,
      [rei.uid],
    )
    return rows[0]
  }
  await stripe.subscriptions.update((await subscribed())?.id ?? '', { cancel_at_period_end: true })
  await expect.poll(async () => (await subscribed())?.renews).toBe(false)
  await shop.deps.pool.query(`update receipts set mailed_at = now() - interval '1 hour'`)
  expect((await sendAgain(rei, (await receiptsOf(rei))[0]?.id ?? '')).status).toBe(200)
  const [, again] = await waitForMails(rei, 2)
  expect(again?.text).not.toContain('renews')
})

test('a refund is mailed once, and the receipt shows it', async () => {
  const hana = await shop.signUp('hana')
  const payment = await buy(hana, 1)
  await waitForMails(hana, 1)

  await stripe.refunds.create({ payment_intent: payment })

  const [, notice] = await waitForMails(hana, 2)
  expect(notice?.subject).toBe('Refund: Sell narration')
  // Receipts from before partial refunds were stored have no refunded amount.
  await shop.deps.pool.query('update receipts set refunded_amount = null where reference = $1', [payment])
  expect((await receiptsOf(hana))[0]).toMatchObject({ refundedAmount: 200 })
  for (let time = 0; time < 3; time += 1) await settleStripeObject(shop.deps, payment)
  await waitForJobs()
  expect(await fetchMailsTo(shop, hana.email)).toHaveLength(2)
  expect((await receiptsOf(hana))[0]?.refundedAt).not.toBe(null)
})

test('a refund of a month of Pro is mailed once', async () => {
  const isao = await shop.signUp('isao')
  const payment = await subscribe(isao)
  await waitForMails(isao, 1)

  await stripe.refunds.create({ payment_intent: payment })

  const [, notice] = await waitForMails(isao, 2)
  expect(notice?.subject).toMatch(/^Refund: Pro plan, /)
  expect(notice?.text).not.toContain('You still have Pro')
  for (let time = 0; time < 3; time += 1) await settleStripeObject(shop.deps, payment)
  await waitForJobs()
  expect(await fetchMailsTo(shop, isao.email)).toHaveLength(2)
})

test('a buyer who paid twice for a guide is notified that one payment is refunded', async () => {
  const jun = await shop.signUp('jun')
  await buy(jun, 1)
  await waitForMails(jun, 1)
  const { metadata } = await insertOpenOrder(shop, jun, { sku: 'guide:1', title: 'Sell narration' })
  const second = await stripe.paymentIntents.create({
    amount: 200,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/guides',
    metadata,
  })

  const [, notice] = await waitForMails(jun, 2)

  expect(notice?.subject).toBe('Refund for a duplicate payment: Sell narration')
  expect(notice?.text).toContain(second.id)
  await waitForJobs()
  expect(await fetchMailsTo(shop, jun.email)).toHaveLength(2)
  expect(await receiptsOf(jun)).toHaveLength(1)
})

test('a receipt can be mailed again, but not twice within a few minutes', async () => {
  const kei = await shop.signUp('kei')
  await buy(kei, 1)
  await waitForMails(kei, 1)
  const [receipt] = await receiptsOf(kei)
  const { clock } = shop.deps
  shop.deps.clock = () => new Date(clock().getTime() + 6 * 60 * 1000)
  const answers = await Promise.all([1, 2, 3].map(() => sendAgain(kei, receipt?.id ?? '')))
  shop.deps.clock = clock

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429])
  await waitForMails(kei, 2)
})

test('resending is limited per receipt, and a failed resend can be repeated immediately', async () => {
  const kai = await shop.signUp('kai')
  for (const guideId of [1, 2]) await buy(kai, guideId)
  await waitForMails(kai, 2)
  const [one = '', other = ''] = (await receiptsOf(kai)).map(({ id }) => id)
  const { clock, pool } = shop.deps
  shop.deps.clock = () => new Date(clock().getTime() + 6 * 60 * 1000)

  await waitForJobs()
  await pool.query('alter table mails rename to mails_out_of_order')
  const failed = await sendAgain(kai, one)
  await pool.query('alter table mails_out_of_order rename to mails')
  const answers = [failed, await sendAgain(kai, one), await sendAgain(kai, other)]
  shop.deps.clock = clock

  expect(answers.map(({ status }) => status)).toEqual([500, 200, 200])
  expect(shop.unexpectedErrors()).toEqual([expect.stringContaining('unexpected error')])
  await waitForMails(kai, 4)
})

test('users can neither see nor resend another user’s receipt', async () => {
  const [lin, mio] = [await shop.signUp('lin'), await shop.signUp('mio')]
  await buy(lin, 1)
  await waitForMails(lin, 1)
  const [receipt] = await receiptsOf(lin)
  const receiptId = receipt?.id ?? ''

  expect((await call(lin, 'receipt', { receiptId })).status).toBe(200)
  expect((await call(mio, 'receipt', { receiptId })).status).toBe(404)
  expect((await call(undefined, 'receipt', { receiptId })).status).toBe(401)
  expect((await sendAgain(mio, receiptId)).status).toBe(404)
  expect(await receiptsOf(mio)).toEqual([])
})
